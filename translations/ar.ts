<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>About</source>
        <translation>حول البرنامج</translation>
    </message>
    <message>
        <source>About version program data folder size files where path</source>
        <translation>حول الإصدار البرنامج البيانات المجلد الحجم الملفات أين المسار</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>مجلد البيانات</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>فتح المجلد</translation>
    </message>
</context>
<context>
    <name>AccountButton</name>
    <message>
        <source>Account %1</source>
        <translation>الحساب %1</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>تجريبي</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>New account</source>
        <translation>حساب جديد</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>إنشاء</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Trial account</source>
        <translation>حساب تجريبي</translation>
    </message>
    <message>
        <source>Plays like any other account, but can&apos;t take a seat at a shared table.</source>
        <translation>يلعب كأي حساب آخر، لكن لا يحق له شغل مقعد على طاولة مشتركة.</translation>
    </message>
</context>
<context>
    <name>AccountMenu</name>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (تجريبي)</translation>
    </message>
    <message>
        <source>New account…</source>
        <translation>حساب جديد…</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>شحن %1</translation>
    </message>
</context>
<context>
    <name>AccountsSettings</name>
    <message>
        <source>Accounts</source>
        <translation>الحسابات</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (تجريبي)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>إعادة تسمية %1</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>يلعب الآن</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>اختيار</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 يلعب الآن</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>اختيار %1</translation>
    </message>
    <message>
        <source>Top up</source>
        <translation>شحن</translation>
    </message>
    <message>
        <source>Adds that currency&apos;s starting amount to the wallet. Play money only.</source>
        <translation>يضيف رصيد البداية من هذه العملة إلى المحفظة. نقود لعب فقط.</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>شحن %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Accounts wallets top up take back delete remove export currency player profile name rename trial play money balance gold</source>
        <translation>حسابات محفظة محافظ شحن استرجاع حذف إزالة تصدير رصيد عملة لاعب ملف اسم إعادة تسمية تجريبي لعب نقود مال ذهب</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>حذف…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>حذف %1</translation>
    </message>
    <message>
        <source>Take back a top-up</source>
        <translation>استرجاع شحن</translation>
    </message>
    <message>
        <source>Takes the latest top-up out of the wallet again. Limits count as before.</source>
        <translation>يسحب آخر شحن من المحفظة. تُحتسب الحدود كما كانت.</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>استرجاع %1</translation>
    </message>
</context>
<context>
    <name>AmountEditor</name>
    <message>
        <source>Amount</source>
        <translation>المبلغ</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>الأدنى</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>النصف</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>الضعف</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>الأقصى</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>Coins</source>
        <translation>كوين</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>كوين</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>ذهب</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Sweeps</translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation>دولار</translation>
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
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>BackupsSettings</name>
    <message>
        <source>Backups back up backup restore copy copies data save recover lost file</source>
        <translation>نسخ احتياطي نسخة احتياطية استعادة استرجاع بيانات حفظ إنقاذ مفقود ملف</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>النسخ الاحتياطية</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>جارٍ النسخ الاحتياطي…</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>نسخ احتياطي</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>نسخ احتياطي الآن</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>استعادة…</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>استعادة نسخة %1 الاحتياطية</translation>
    </message>
    <message>
        <source>Go back to %1?</source>
        <translation>العودة إلى %1؟</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Accounts, money, rounds and shoes go back to how they were then. What is there now is kept in the data folder under another name.</source>
        <translation>ستعود الحسابات والنقود والجولات والصناديق إلى ما كانت عليه وقتها. أما الحالي فيُحفظ في مجلد البيانات باسم آخر.</translation>
    </message>
    <message>
        <source>A backup is made automatically on each day you play. Seven are kept: the latest ones, and always the one with the most rounds.</source>
        <translation>تُنشأ نسخة تلقائيًا في كل يوم تلعب فيه. وتُحفظ سبع نسخ: آخر ما أُنشئ، ودائمًا النسخة التي فيها أكثر الجولات.</translation>
    </message>
</context>
<context>
    <name>BalanceButton</name>
    <message>
        <source>Wallet</source>
        <translation>المحفظة</translation>
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
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation>مضاعفة الرهان</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>اسأل المدرب</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>الرهان %1</translation>
    </message>
    <message>
        <source>Review the round</source>
        <translation>مراجعة الجولة</translation>
    </message>
    <message>
        <source>Change bets</source>
        <translation>تغيير الرهانات</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>مشاهدة</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>توزيع جديد</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>توزيع</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>توقّف مؤقت</translation>
    </message>
    <message>
        <source>Paused · %1 to go on</source>
        <translation>توقّف مؤقت · %1 للمتابعة</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>تسريع</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
</context>
<context>
    <name>BreakRow</name>
    <message>
        <source>Start…</source>
        <translation>بدء…</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>بدء: %1</translation>
    </message>
</context>
<context>
    <name>CalculatorPage</name>
    <message>
        <source>Hand calculator</source>
        <translation>حاسبة اليد</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>يدك</translation>
    </message>
    <message>
        <source>such as A 7</source>
        <translation>مثل A 7</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>ورقة الموزع المكشوفة</translation>
    </message>
    <message>
        <source>such as 9</source>
        <translation>مثل 9</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>المعروف عن الورقة المخفية</translation>
    </message>
    <message>
        <source>The hidden card</source>
        <translation>الورقة المخفية</translation>
    </message>
    <message>
        <source>The dealer has looked: no blackjack</source>
        <translation>تحقق الموزع: لا بلاك جاك</translation>
    </message>
    <message>
        <source>Whether the hand comes from a split</source>
        <translation>هل اليد من تقسيم</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe</source>
        <translation>أوراق أخرى خرجت من الصندوق</translation>
    </message>
    <message>
        <source>such as 5 5 6 K</source>
        <translation>مثل 5 5 6 K</translation>
    </message>
    <message>
        <source>Where a pressed card goes</source>
        <translation>أين تذهب الورقة المضغوطة</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>الموزع</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>مخفية</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>خارجة</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>استرجاع</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>مسح الكل</translation>
    </message>
    <message>
        <source>Add a card: %1</source>
        <translation>إضافة ورقة: %1</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>قيمة كل خيار</translation>
    </message>
    <message>
        <source>in stakes</source>
        <translation>بالرهانات</translation>
    </message>
    <message>
        <source>in money</source>
        <translation>بالمال</translation>
    </message>
    <message>
        <source>How the dealer&apos;s hand ends</source>
        <translation>كيف تنتهي يد الموزع</translation>
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
        <translation>الشهر السابق</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>الشهر التالي</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>اثنان</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>أربعة</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>خمسة</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>ستة</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>سبعة</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>ثمانية</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>تسعة</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>عشرة</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>ولد</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>ملكة</translation>
    </message>
    <message>
        <source>King</source>
        <translation>ملك</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>بستوني</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>كبة</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ديناري</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>سباتي</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>ورقة مخفية</translation>
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
        <translation>تفاصيل الخلية</translation>
    </message>
    <message>
        <source>%1: first two cards %2, three or more %3</source>
        <translation>%1: أول ورقتين %2، ثلاث أو أكثر %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 of a stake; %4 of such hands. %5</source>
        <translation>%1: %2، بفارق %3 من الرهان؛ %4 من هذه الأيدي. %5</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>ورقتان</translation>
    </message>
    <message>
        <source>three or more</source>
        <translation>ثلاث أو أكثر</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>Challenge</source>
        <translation>تحدٍّ</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>which round, what is asked</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>إنهاء التحدي</translation>
    </message>
</context>
<context>
    <name>ChallengeMaking</name>
    <message>
        <source>Challenge somebody</source>
        <translation>تحدَّ أحدًا</translation>
    </message>
    <message>
        <source>Save the file…</source>
        <translation>حفظ الملف…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Somebody else gets the same cards, rules and stakes. When they have played them, the program shows their play beside yours, decision by decision.</source>
        <translation>يحصل شخص آخر على الأوراق والقواعد والرهانات نفسها. وبعد أن يلعبها يعرض البرنامج لعبه بجانب لعبك، قرارًا بقرار.</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>ما يُرسل</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>هذه الجولة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds of its shoe</source>
        <translation>
            <numerusform>لا جولات من صندوقها</numerusform>
            <numerusform>جولة واحدة من صندوقها</numerusform>
            <numerusform>جولتان من صندوقها</numerusform>
            <numerusform>%Ln جولات من صندوقها</numerusform>
            <numerusform>%Ln جولة من صندوقها</numerusform>
            <numerusform>%Ln جولة من صندوقها</numerusform>
        </translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>لقب، إن أردت</translation>
    </message>
    <message>
        <source>Nothing else about you is in the file. Its cards are sealed: nobody sees them by looking into it, but somebody who knows how programs work could.</source>
        <translation>لا يوجد في الملف شيء آخر عنك. أوراقه مختومة: لا يراها أحد بمجرد النظر فيه، لكن من يفهم البرامج قد يستطيع ذلك.</translation>
    </message>
</context>
<context>
    <name>ChallengeOffer</name>
    <message>
        <source>Play</source>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>You play it with money of its own: your wallet, your rounds and your statistics stay as they are. Each round begins with the same card as it did there, and the others at the table play as they did. Afterwards both plays are shown side by side.</source>
        <translation>تلعبه بمال خاص به: تبقى محفظتك وجولاتك وإحصاءاتك كما هي. تبدأ كل جولة بالورقة نفسها كما هناك، ويلعب الآخرون على الطاولة كما لعبوا. وبعد ذلك يُعرض اللعبان جنبًا إلى جنب.</translation>
    </message>
    <message>
        <source>Show the answer in it</source>
        <translation>عرض الرد الموجود فيه</translation>
    </message>
</context>
<context>
    <name>ChallengeResult</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Calculating what each decision was worth…</source>
        <translation>يُحسب ما كان يساويه كل قرار…</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>القرارات</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>متابعة اللعب</translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>لقب، إن أردت</translation>
    </message>
    <message>
        <source>Save my answer…</source>
        <translation>حفظ ردي…</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>Save the challenge</source>
        <translation>حفظ التحدي</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>تحدٍّ</translation>
    </message>
    <message>
        <source>challenge</source>
        <comment>a file&apos;s name</comment>
        <translation>challenge</translation>
    </message>
    <message>
        <source>Open a challenge</source>
        <translation>فتح تحدٍّ</translation>
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
        <translation>%1 صلب</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>%1 ناعم</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>زوج %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Depends on the cards.</source>
        <translation>حسب الأوراق.</translation>
    </message>
    <message>
        <source>Hard totals</source>
        <translation>المجاميع الصلبة</translation>
    </message>
    <message>
        <source>Soft totals</source>
        <translation>المجاميع الناعمة</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Both cards shown</source>
        <translation>الورقتان مكشوفتان</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>الورقة المكشوفة</translation>
    </message>
    <message>
        <source>Hidden card small</source>
        <translation>الورقة المخفية صغيرة</translation>
    </message>
    <message>
        <source>Hidden card medium</source>
        <translation>الورقة المخفية متوسطة</translation>
    </message>
    <message>
        <source>Hidden card large</source>
        <translation>الورقة المخفية كبيرة</translation>
    </message>
    <message>
        <source>%1 against %2, both cards shown</source>
        <translation>%1 مقابل %2، الورقتان مكشوفتان</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 مقابل %2</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card small</source>
        <translation>%1 مقابل %2، الورقة المخفية صغيرة</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card medium</source>
        <translation>%1 مقابل %2، الورقة المخفية متوسطة</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card large</source>
        <translation>%1 مقابل %2، الورقة المخفية كبيرة</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake: close.</source>
        <translation>الأفضل %1 بفارق %2 من الرهان: متقارب.</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake.</source>
        <translation>الأفضل %1 بفارق %2 من الرهان.</translation>
    </message>
    <message>
        <source>leads by %1 of a stake or more</source>
        <translation>بفارق %1 من الرهان أو أكثر</translation>
    </message>
    <message>
        <source>by less</source>
        <translation>بفارق أقل</translation>
    </message>
    <message>
        <source>by less than %1: close</source>
        <translation>بفارق أقل من %1: متقارب</translation>
    </message>
    <message>
        <source>depends on the cards</source>
        <translation>حسب الأوراق</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>مقابل %1: %2.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 نقطة مئوية</translation>
    </message>
    <message>
        <source>Worth the same: %1.</source>
        <translation>متساوية القيمة: %1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a house edge, money in an hour</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 4 to 11</source>
        <translation>ورقتا الموزع مكشوفتان، صلب 4 إلى 11</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 12 to 20</source>
        <translation>ورقتا الموزع مكشوفتان، صلب 12 إلى 20</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, soft totals</source>
        <translation>ورقتا الموزع مكشوفتان، ناعم</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>%1 ناعم</translation>
    </message>
    <message>
        <source>hard %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>%1 صلب</translation>
    </message>
    <message>
        <source>After a double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>بعد المضاعفة: استسلام عند %1 مقابل %2</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2</source>
        <translation>%1 مقابل %2 للموزع</translation>
    </message>
    <message>
        <source>After the first double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>بعد المضاعفة الأولى: مضاعفة أخرى عند %1 مقابل %2</translation>
    </message>
    <message>
        <source>After the second double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>بعد المضاعفة الثانية: مضاعفة أخرى عند %1 مقابل %2</translation>
    </message>
    <message>
        <source>After the first double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>بعد المضاعفة الأولى: استسلام عند %1 مقابل %2</translation>
    </message>
    <message>
        <source>After the second double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>بعد المضاعفة الثانية: استسلام عند %1 مقابل %2</translation>
    </message>
    <message>
        <source>After the third double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>بعد المضاعفة الثالثة: استسلام عند %1 مقابل %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: stand on %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>الأيدي الأخرى من تقسيم مجاني: وقوف عند %1 مقابل %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: double %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>الأيدي الأخرى من تقسيم مجاني: مضاعفة عند %1 مقابل %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: hit %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>الأيدي الأخرى من تقسيم مجاني: سحب عند %1 مقابل %2</translation>
    </message>
    <message>
        <source>%1, after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1، بعد سحب أو تقسيم</translation>
    </message>
    <message>
        <source>%1, doubled</source>
        <comment>a hand</comment>
        <translation>%1، بعد المضاعفة</translation>
    </message>
    <message>
        <source>%1, doubled twice</source>
        <comment>a hand</comment>
        <translation>%1، بعد مضاعفتين</translation>
    </message>
    <message>
        <source>%1, doubled three times</source>
        <comment>a hand</comment>
        <translation>%1، بعد ثلاث مضاعفات</translation>
    </message>
    <message>
        <source>%1, from a free split</source>
        <comment>a hand</comment>
        <translation>%1، من تقسيم مجاني</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>short for: soft %1, the dealer&apos;s open cards</comment>
        <translation>ن%1</translation>
    </message>
    <message>
        <source>H%1</source>
        <comment>short for: hard %1, the dealer&apos;s open cards</comment>
        <translation>ص%1</translation>
    </message>
</context>
<context>
    <name>ChecksFound</name>
    <message>
        <source>Checking… %1%</source>
        <translation>جارٍ التحقق… %1‎%‎</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>التحقق من الكل</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>Chip %1</source>
        <translation>فيشة %1</translation>
    </message>
</context>
<context>
    <name>ChipRack</name>
    <message>
        <source>Chip %1</source>
        <translation>فيشة %1</translation>
    </message>
</context>
<context>
    <name>ChipShelf</name>
    <message>
        <source>Chips</source>
        <translation>الفيش</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%1 is no longer in the shoe; %n decks hold %2 of it</source>
        <comment>a card</comment>
        <translation>
            <numerusform>لم تعد الورقة %1 في الصندوق؛ في %n رزم منها %2</numerusform>
            <numerusform>لم تعد الورقة %1 في الصندوق؛ في رزمة واحدة منها %2</numerusform>
            <numerusform>لم تعد الورقة %1 في الصندوق؛ في رزمتين منها %2</numerusform>
            <numerusform>لم تعد الورقة %1 في الصندوق؛ في %n رزم منها %2</numerusform>
            <numerusform>لم تعد الورقة %1 في الصندوق؛ في %n رزمة منها %2</numerusform>
            <numerusform>لم تعد الورقة %1 في الصندوق؛ في %n رزمة منها %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; %2 or a card such as %3 is</source>
        <translation>&quot;%1&quot; غير مسموح؛ المسموح %2 أو ورقة مثل %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards; a hand to play has %1 to %2</source>
        <translation>
            <numerusform>لا أوراق؛ اليد التي يُقرَّر بشأنها من %1 إلى %2</numerusform>
            <numerusform>ورقة واحدة؛ اليد التي يُقرَّر بشأنها من %1 إلى %2</numerusform>
            <numerusform>ورقتان؛ اليد التي يُقرَّر بشأنها من %1 إلى %2</numerusform>
            <numerusform>%n أوراق؛ اليد التي يُقرَّر بشأنها من %1 إلى %2</numerusform>
            <numerusform>%n ورقة؛ اليد التي يُقرَّر بشأنها من %1 إلى %2</numerusform>
            <numerusform>%n ورقة؛ اليد التي يُقرَّر بشأنها من %1 إلى %2</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly one card is needed, such as %1</source>
        <translation>تلزم ورقة واحدة فقط، مثل %1</translation>
    </message>
    <message>
        <source>this game has no splits (%1)</source>
        <translation>لا تقسيم في هذه اللعبة (%1)</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>insurance, even money</comment>
        <translation>خذه</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of all plays</comment>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>التأمين</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>الربح المتساوي</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>even money</comment>
        <translation>الرفض</translation>
    </message>
    <message>
        <source>What every action of a hand is worth, per unit of the initial play.</source>
        <translation>قيمة كل خيار لليد، لكل وحدة من الرهان الأول.</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card.</source>
        <translation>ورقة الموزع المكشوفة.</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe; after a split, the other hands&apos; cards too.</source>
        <translation>أوراق أخرى خرجت من الصندوق؛ وبعد التقسيم أوراق الأيدي الأخرى أيضًا.</translation>
    </message>
    <message>
        <source>The hand comes from a split.</source>
        <translation>اليد ناتجة عن تقسيم.</translation>
    </message>
    <message>
        <source>What is known about the hole card: %1, or the card itself.</source>
        <translation>المعروف عن الورقة المخفية: %1، أو الورقة نفسها.</translation>
    </message>
    <message>
        <source>the expectation of every action for one hand</source>
        <translation>القيمة المتوقعة لكل خيار ليد واحدة</translation>
    </message>
    <message>
        <source>return to player (RTP)</source>
        <translation>العائد للاعب (RTP)</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>المعلن</translation>
    </message>
    <message>
        <source>per unit staked in total</source>
        <translation>لكل وحدة من مجموع الرهانات</translation>
    </message>
    <message>
        <source>expectation, best play</source>
        <translation>القيمة المتوقعة، اللعب الأمثل</translation>
    </message>
    <message>
        <source>basic strategy</source>
        <translation>الاستراتيجية الأساسية</translation>
    </message>
    <message>
        <source>average stake</source>
        <translation>متوسط الرهان</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>الانحراف المعياري</translation>
    </message>
    <message>
        <source>element of risk</source>
        <translation>عنصر المخاطرة</translation>
    </message>
    <message>
        <source>insurance, per unit of it</source>
        <translation>التأمين، لكل وحدة من مبلغه</translation>
    </message>
    <message>
        <source>even money, compared with waiting</source>
        <translation>الربح المتساوي بدل الانتظار</translation>
    </message>
    <message>
        <source>UP</source>
        <comment>the up card</comment>
        <translation>المكشوفة</translation>
    </message>
    <message>
        <source>EXPECTATION</source>
        <translation>القيمة المتوقعة</translation>
    </message>
    <message>
        <source>BLACKJACK</source>
        <translation>بلاك جاك</translation>
    </message>
    <message>
        <source>BUST</source>
        <translation>تجاوز</translation>
    </message>
    <message>
        <source>%1: expectation %2, wins %3</source>
        <comment>a side bet</comment>
        <translation>%1: القيمة المتوقعة %2، الفوز %3</translation>
    </message>
    <message>
        <source>The exact expectation of a game and of each side bet: one hand from a full fresh shoe.</source>
        <translation>القيمة المتوقعة الدقيقة للعبة ولكل رهان جانبي: يد واحدة من صندوق كامل جديد.</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>بلا رزم</numerusform>
            <numerusform>رزمة واحدة</numerusform>
            <numerusform>رزمتان</numerusform>
            <numerusform>%n رزم</numerusform>
            <numerusform>%n رزمة</numerusform>
            <numerusform>%n رزمة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; method: %3</source>
        <comment>a game, its decks, how it was computed</comment>
        <translation>%1، %2؛ الطريقة: %3</translation>
    </message>
    <message>
        <source>exact expectation of the game and of each side bet</source>
        <translation>القيمة المتوقعة الدقيقة للعبة ولكل رهان جانبي</translation>
    </message>
    <message>
        <source>&quot;%1&quot; shows the options of a command.</source>
        <translation>يبيّن &quot;%1&quot; خيارات الأمر.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 could not be done, 2 wrong usage or input.</source>
        <translation>رموز الخروج: 0 تم، 1 تعذر التنفيذ، 2 خطأ في الاستدعاء أو في مدخلاته.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>الأوامر:</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>لا يوجد أمر</translation>
    </message>
    <message>
        <source>no such command; use one of %1</source>
        <translation>لا يوجد أمر كهذا؛ الموجود %1</translation>
    </message>
    <message>
        <source>not enough memory for this</source>
        <translation>لا توجد ذاكرة كافية لذلك</translation>
    </message>
    <message>
        <source>not known; allowed: %1</source>
        <translation>غير معروف؛ المسموح %1</translation>
    </message>
    <message>
        <source>Shows the options of this command.</source>
        <translation>عرض خيارات هذا الأمر.</translation>
    </message>
    <message>
        <source>Prints one JSON document and nothing else.</source>
        <translation>طباعة مستند JSON واحد لا غير.</translation>
    </message>
    <message>
        <source>The data folder (default: the window&apos;s own).</source>
        <translation>مجلد البيانات (الافتراضي: مجلد النافذة نفسه).</translation>
    </message>
    <message>
        <source>A game&apos;s id, or the path of a rule-set file.</source>
        <translation>معرّف لعبة، أو مسار ملف قواعد.</translation>
    </message>
    <message>
        <source>Changes one rule for this call, such as %1 or %2; repeatable.</source>
        <translation>تغيير قاعدة واحدة لهذا الاستدعاء، مثل %1 أو %2؛ يمكن تكراره.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; shows what is allowed.</source>
        <comment>a sentence that says what is wrong</comment>
        <translation>%1 يبيّن &quot;%2&quot; المسموح به.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>المعامل مفقود: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many; allowed: %2</source>
        <translation>&quot;%1&quot; معامل زائد؛ العدد المسموح %2</translation>
    </message>
    <message>
        <source>%1 is empty; a folder&apos;s path is needed</source>
        <translation>%1 فارغ؛ يلزم مسار مجلد</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a whole number from %2 to %3 is</source>
        <translation>&quot;%1&quot; غير مسموح؛ المسموح عدد صحيح من %2 إلى %3</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <comment>side bets or limits</comment>
        <translation>
            <numerusform>لا عناصر</numerusform>
            <numerusform>عنصر واحد</numerusform>
            <numerusform>عنصران</numerusform>
            <numerusform>%n عناصر</numerusform>
            <numerusform>%n عنصرًا</numerusform>
            <numerusform>%n عنصر</numerusform>
        </translation>
    </message>
    <message>
        <source>ALONE</source>
        <translation>منفردة</translation>
    </message>
    <message>
        <source>IN TURN</source>
        <translation>بالتتابع</translation>
    </message>
    <message>
        <source>side bet %1</source>
        <translation>الرهان الجانبي %1</translation>
    </message>
    <message>
        <source>Both have the same rules.</source>
        <translation>قواعد اللعبتين واحدة.</translation>
    </message>
    <message>
        <source>The strategy charts are the same.</source>
        <translation>جداول الاستراتيجية متطابقة.</translation>
    </message>
    <message>
        <source>HAND</source>
        <translation>اليد</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <comment>the up card</comment>
        <translation>مقابل</translation>
    </message>
    <message>
        <source>Changes one rule of B for this call, such as %1; repeatable.</source>
        <translation>تغيير قاعدة واحدة في B لهذا الاستدعاء، مثل %1؛ يمكن تكراره.</translation>
    </message>
    <message>
        <source>two games side by side: differing rules and what each is worth</source>
        <translation>لعبتان جنبًا إلى جنب: القواعد المختلفة وقيمة كل منها</translation>
    </message>
    <message>
        <source>Checks a round&apos;s shuffle against its commitment.</source>
        <translation>التحقق من خلط جولة بمقارنته بالتزامه.</translation>
    </message>
    <message>
        <source>A round as &quot;%1&quot; prints it, or its fairness object alone (- is standard input); or the number of a round in the data folder.</source>
        <translation>جولة كما يطبعها &quot;%1&quot;، أو كائن fairness منها وحده (- هو الإدخال القياسي)؛ أو رقم جولة في مجلد البيانات.</translation>
    </message>
    <message>
        <source>every finished shoe in the data folder</source>
        <translation>كل صندوق منتهٍ في مجلد البيانات</translation>
    </message>
    <message>
        <source>%1, %2 or %3 is needed</source>
        <translation>يلزم %1 أو %2 أو %3</translation>
    </message>
    <message>
        <source>checks a round&apos;s shuffle against its commitment</source>
        <translation>التحقق من خلط جولة بمقارنته بالتزامه</translation>
    </message>
    <message>
        <source>the shoe is still in use; its seed is shown when it ends, and can be checked then</source>
        <translation>ما زال الصندوق مستخدمًا؛ تُعرض بذرته عند انتهائه، ويمكن التحقق منها عندئذ</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>غير مطابق: %1</translation>
    </message>
    <message>
        <source>OK: the seed matches the commitment (no drawn cards to compare)</source>
        <translation>سليم: البذرة هي التي حددها الالتزام (لا أوراق مسحوبة للمقارنة)</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>failed: shoe %1, round %2: %3</source>
        <translation>غير مطابق: الصندوق %1، الجولة %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n finished shoes</source>
        <translation>
            <numerusform>لا صناديق منتهية</numerusform>
            <numerusform>صندوق منتهٍ واحد</numerusform>
            <numerusform>صندوقان منتهيان</numerusform>
            <numerusform>%n صناديق منتهية</numerusform>
            <numerusform>%n صندوقًا منتهيًا</numerusform>
            <numerusform>%n صندوق منتهٍ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>so many finished shoes with …</comment>
        <translation>
            <numerusform>لا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%n جولات</numerusform>
            <numerusform>%n جولة</numerusform>
            <numerusform>%n جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>لا مشكلات</numerusform>
            <numerusform>مشكلة واحدة</numerusform>
            <numerusform>مشكلتان</numerusform>
            <numerusform>%n مشكلات</numerusform>
            <numerusform>%n مشكلة</numerusform>
            <numerusform>%n مشكلة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: all match their commitments</source>
        <comment>so many finished shoes, so many rounds</comment>
        <translation>%1، %2: كلها مطابقة للالتزام</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <comment>so many finished shoes, so many rounds; so many problems</comment>
        <translation>%1، %2: %3</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <comment>a round&apos;s results</comment>
        <translation>%1 (مستعادة)</translation>
    </message>
    <message>
        <source>The rounds played, newest first.</source>
        <translation>الجولات الملعوبة، الأحدث أولًا.</translation>
    </message>
    <message>
        <source>only rounds before this one</source>
        <translation>الجولات التي قبل هذه فقط</translation>
    </message>
    <message>
        <source>round</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>started</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>values</source>
        <comment>of the hands</comment>
        <translation>المجاميع</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>الموزع</translation>
    </message>
    <message>
        <source>results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>side bets</source>
        <translation>الرهانات الجانبية</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>مجموع الرهانات</translation>
    </message>
    <message>
        <source>net</source>
        <translation>الصافي</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rounds</source>
        <translation>
            <numerusform>%1 من %n جولة</numerusform>
            <numerusform>%1 من جولة واحدة</numerusform>
            <numerusform>%1 من جولتين</numerusform>
            <numerusform>%1 من %n جولات</numerusform>
            <numerusform>%1 من %n جولة</numerusform>
            <numerusform>%1 من %n جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5, recovered</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>الجولة %1، %2، %3، الحساب %4، %5، مستعادة</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>الجولة %1، %2، %3، الحساب %4، %5</translation>
    </message>
    <message>
        <source>started %1, ended %2</source>
        <translation>البداية %1، النهاية %2</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>البداية %1</translation>
    </message>
    <message>
        <source>shoe number %1, cards %2 to %3</source>
        <translation>الصندوق رقم %1، الأوراق من %2 إلى %3</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>الالتزام</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>client seed</source>
        <translation>بذرة اللاعب</translation>
    </message>
    <message>
        <source>shown when the shoe ends</source>
        <translation>تُعرض عند انتهاء الصندوق</translation>
    </message>
    <message>
        <source>One round: hands, plays, cards, fairness.</source>
        <translation>جولة واحدة: الأيدي والرهانات والأوراق والنزاهة.</translation>
    </message>
    <message>
        <source>shoe %1</source>
        <translation>الصندوق %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>لا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%n جولات</numerusform>
            <numerusform>%n جولة</numerusform>
            <numerusform>%n جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes</source>
        <translation>
            <numerusform>لا صناديق</numerusform>
            <numerusform>صندوق واحد</numerusform>
            <numerusform>صندوقان</numerusform>
            <numerusform>%n صناديق</numerusform>
            <numerusform>%n صندوقًا</numerusform>
            <numerusform>%n صندوق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>لا قيود</numerusform>
            <numerusform>قيد واحد</numerusform>
            <numerusform>قيدان</numerusform>
            <numerusform>%n قيود</numerusform>
            <numerusform>%n قيدًا</numerusform>
            <numerusform>%n قيد</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: everything agrees</source>
        <comment>how many rounds, shoes, bookings</comment>
        <translation>%1، %2، %3: كل شيء متفق</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <comment>how many rounds, shoes, bookings; how many problems</comment>
        <translation>%1، %2، %3: %4</translation>
    </message>
    <message>
        <source>Checks the record: books, events, cards, commitments, and that nothing is missing.</source>
        <translation>إثبات صحة المحفوظ: الدفاتر والأحداث والأوراق والالتزامات، وأن لا شيء مفقود.</translation>
    </message>
    <message>
        <source>Makes a backup now, or lists the existing ones.</source>
        <translation>إنشاء نسخة احتياطية الآن، أو سرد الموجود منها.</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>سرد النسخ الاحتياطية فقط</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <comment>very many</comment>
        <translation>%1 بايت</translation>
    </message>
    <message>
        <source>Replaces the database with a backup; the present file is set aside, not deleted.</source>
        <translation>وضع نسخة احتياطية مكان قاعدة البيانات؛ يُعزل الملف الحالي ولا يُحذف.</translation>
    </message>
    <message>
        <source>there is no backup in this data folder</source>
        <translation>لا توجد نسخة احتياطية في مجلد البيانات هذا</translation>
    </message>
    <message>
        <source>none of the backups in this data folder is intact</source>
        <translation>لا توجد نسخة احتياطية سليمة في مجلد البيانات هذا</translation>
    </message>
    <message>
        <source>at most this many: default %1, maximum %2</source>
        <translation>العدد الأقصى: %1 ما لم يُذكر غيره، وحتى %2</translation>
    </message>
    <message>
        <source>the rounds played, newest first</source>
        <translation>الجولات الملعوبة، الأحدث أولًا</translation>
    </message>
    <message>
        <source>one round: hands, plays, cards, fairness</source>
        <translation>جولة واحدة: الأيدي والرهانات والأوراق والنزاهة</translation>
    </message>
    <message>
        <source>checks the whole record</source>
        <translation>إثبات صحة كل المحفوظ</translation>
    </message>
    <message>
        <source>makes a backup</source>
        <translation>إنشاء نسخة احتياطية</translation>
    </message>
    <message>
        <source>replaces the database with a backup</source>
        <translation>وضع نسخة احتياطية مكان قاعدة البيانات</translation>
    </message>
    <message>
        <source>is still being played</source>
        <comment>a round</comment>
        <translation>ما زالت جارية</translation>
    </message>
    <message>
        <source>its record can&apos;t be read to the end</source>
        <comment>a round</comment>
        <translation>لا يمكن قراءة المحفوظ منها حتى نهايتها</translation>
    </message>
    <message>
        <source>no cards were dealt in it, or they are not those of its shoe</source>
        <comment>a round</comment>
        <translation>لم توزَّع فيها أوراق، أو أنها ليست أوراق صندوقها</translation>
    </message>
    <message>
        <source>nothing was staked</source>
        <translation>لم يُراهَن بشيء</translation>
    </message>
    <message>
        <source>none of the stakes can be placed there</source>
        <translation>لا مكان هناك لأي من الرهانات</translation>
    </message>
    <message>
        <source>it would need cards that are still in the shoe</source>
        <translation>ستستمر بأوراق ما زالت في الصندوق</translation>
    </message>
    <message>
        <source>other stakes</source>
        <translation>رهانات أخرى</translation>
    </message>
    <message>
        <source>%1; other stakes</source>
        <comment>what was played</comment>
        <translation>%1؛ رهانات أخرى</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>الأيدي</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>المسترد</translation>
    </message>
    <message>
        <source>round %1 of %2 came to %3 %4; its cards with best play:</source>
        <comment>its number, game, net, currency</comment>
        <translation>انتهت الجولة %1 من %2 إلى %3 %4؛ وأوراقها باللعب الأمثل:</translation>
    </message>
    <message>
        <source>What one round&apos;s cards would have paid in every known game, your own included: alone at the table, the shoe from the round&apos;s first card on, best play from what can be seen, the same stakes or the nearest the game allows. The round&apos;s own game comes first.</source>
        <translation>ما كانت أوراق جولة واحدة لتنتهي إليه في كل لعبة معروفة، ومنها ألعابك الخاصة: وحدك على الطاولة، مع الصندوق ابتداءً من أول ورقة في الجولة، وبأفضل لعب بحسب ما هو ظاهر، وبالرهانات نفسها أو أقرب ما تسمح به اللعبة. وتأتي لعبة الجولة نفسها أولًا.</translation>
    </message>
    <message>
        <source>a round&apos;s cards in the other games</source>
        <translation>أوراق جولة في الألعاب الأخرى</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>لا جولات، %1</numerusform>
            <numerusform>جولة واحدة، %1</numerusform>
            <numerusform>جولتان، %1</numerusform>
            <numerusform>%n جولات، %1</numerusform>
            <numerusform>%n جولة، %1</numerusform>
            <numerusform>%n جولة، %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the record to a file: as JSON one round per line, as CSV one play per line.</source>
        <translation>كتابة السجل في ملف: بصيغة JSON جولة في كل سطر، وبصيغة CSV رهان في كل سطر.</translation>
    </message>
    <message>
        <source>the format (default csv)</source>
        <translation>الصيغة؛ csv ما لم تُذكر غيرها</translation>
    </message>
    <message>
        <source>the file; - writes to standard output</source>
        <translation>الوجهة؛ - للكتابة في الإخراج القياسي</translation>
    </message>
    <message>
        <source>%1: %2 or %3 is needed</source>
        <translation>%1: يلزم %2 أو %3</translation>
    </message>
    <message>
        <source>%1 is needed; - writes to standard output</source>
        <translation>يلزم %1؛ - للكتابة في الإخراج القياسي</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds written to %1</source>
        <translation>
            <numerusform>لم تُكتب أي جولة في %1</numerusform>
            <numerusform>كُتبت جولة واحدة في %1</numerusform>
            <numerusform>كُتبت جولتان في %1</numerusform>
            <numerusform>كُتبت %n جولات في %1</numerusform>
            <numerusform>كُتبت %n جولة في %1</numerusform>
            <numerusform>كُتبت %n جولة في %1</numerusform>
        </translation>
    </message>
    <message>
        <source>writes the record to a file</source>
        <translation>كتابة السجل في ملف</translation>
    </message>
    <message>
        <source>Works out what every decision and every round was worth, where that isn&apos;t known yet. If interrupted, it continues where it left off.</source>
        <translation>حساب قيمة كل قرار وكل جولة، حيث لم تُعرف بعد. وإذا قوطع يستأنف من حيث توقف.</translation>
    </message>
    <message>
        <source>discard the prices there are and price everything again</source>
        <translation>نسيان ما حُسب وتقييم كل شيء من جديد</translation>
    </message>
    <message>
        <source>%1 rounds priced now; %2 priced in all, with %3 decisions; %4 can&apos;t be priced</source>
        <translation>الجولات المقيَّمة الآن %1؛ والمحفوظ %2 بقرارات عددها %3، وما لا يمكن تقييمه %4</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>اليد</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>up</source>
        <comment>the up card</comment>
        <translation>المكشوفة</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>الاختيار</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>الكلفة</translation>
    </message>
    <message>
        <source>mark</source>
        <comment>how bad a decision was</comment>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>لم يكن هناك ما يُقرَّر</translation>
    </message>
    <message>
        <source>net %1: worth %2 before the first card, %3 after the deal; decisions cost %4, luck %5</source>
        <translation>الصافي %1: القيمة قبل أول ورقة %2، وبعد التوزيع %3؛ كلفة القرارات %4، الحظ %5</translation>
    </message>
    <message>
        <source>One round&apos;s decisions: what each answer was worth from what could be seen, and what was luck.</source>
        <translation>قرارات جولة واحدة: قيمة كل جواب بحسب ما كان ظاهرًا، وما كان حظًا.</translation>
    </message>
    <message>
        <source>The decisions in priced rounds that cost a hundredth of the stake or more, costliest first. A side bet is one of them if its expectation was negative before the first card.</source>
        <translation>القرارات في الجولات المقيَّمة التي كلّفت واحدًا بالمئة من الرهان أو أكثر، والأعلى كلفة أولًا. والرهان الجانبي منها إذا كانت قيمته قبل أول ورقة سالبة.</translation>
    </message>
    <message>
        <source>only this kind: %1</source>
        <translation>هذا النوع فقط: %1</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>القرار</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>of a decision</comment>
        <translation>النوع</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mistakes</source>
        <translation>
            <numerusform>%1 من %n خطأ</numerusform>
            <numerusform>%1 من خطأ واحد</numerusform>
            <numerusform>%1 من خطأين</numerusform>
            <numerusform>%1 من %n أخطاء</numerusform>
            <numerusform>%1 من %n خطأ</numerusform>
            <numerusform>%1 من %n خطأ</numerusform>
        </translation>
    </message>
    <message>
        <source>works out what every decision was worth</source>
        <translation>حساب قيمة كل قرار</translation>
    </message>
    <message>
        <source>one round&apos;s decisions, and what was luck</source>
        <translation>قرارات جولة واحدة، وما كان حظًا</translation>
    </message>
    <message>
        <source>the costliest decisions</source>
        <translation>القرارات الأعلى كلفة</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>What was staked and what came back, by game and currency; for priced rounds also what mistakes cost, what was luck, and how widely luck was expected to spread.</source>
        <translation>مجموع الرهانات والمسترد، حسب اللعبة والعملة؛ وفي الجولات المقيَّمة ما كلّفته الأخطاء، وما كان حظًا، وكم من الحظ كان متوقعًا.</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>العملة</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>الرهانات</translation>
    </message>
    <message>
        <source>returned/staked</source>
        <translation>المسترد/مجموع الرهانات</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what they cost</comment>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>الحظ</translation>
    </message>
    <message>
        <source>expected spread</source>
        <comment>of luck</comment>
        <translation>التفاوت المتوقع</translation>
    </message>
    <message>
        <source>what was staked, what came back, and what was luck</source>
        <translation>مجموع الرهانات والمسترد، وما كان حظًا</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>بلا حد</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>0 دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <comment>a limit; a moment; another limit</comment>
        <translation>%1، اعتبارًا من %2: %3</translation>
    </message>
    <message>
        <source>today</source>
        <translation>اليوم</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes played</source>
        <translation>
            <numerusform>لم يُلعب</numerusform>
            <numerusform>وقت اللعب دقيقة واحدة</numerusform>
            <numerusform>وقت اللعب دقيقتان</numerusform>
            <numerusform>وقت اللعب %n دقائق</numerusform>
            <numerusform>وقت اللعب %n دقيقة</numerusform>
            <numerusform>وقت اللعب %n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 staked, net %3</source>
        <comment>an amount, its currency, another amount</comment>
        <translation>مجموع الرهانات %1 %2، الصافي %3</translation>
    </message>
    <message>
        <source>The limits and breaks people have set themselves, and what they have played today.</source>
        <translation>الحدود والاستراحات التي وضعها اللاعبون لأنفسهم، وما لعبوه اليوم.</translation>
    </message>
    <message>
        <source>no break is running</source>
        <translation>لا توجد استراحة سارية</translation>
    </message>
    <message>
        <source>%1 until %2, for every account</source>
        <comment>break or exclusion; a moment</comment>
        <translation>%1 حتى %2، لكل الحسابات</translation>
    </message>
    <message>
        <source>the limits people have set themselves, and what they have played today</source>
        <translation>الحدود التي وضعها اللاعبون لأنفسهم، وما لعبوه اليوم</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>الإخراج القياسي</translation>
    </message>
    <message>
        <source>could not be written to</source>
        <translation>تعذرت الكتابة فيه</translation>
    </message>
    <message>
        <source>%1 (needed)</source>
        <comment>a key of a rule file</comment>
        <translation>%1 (لازم)</translation>
    </message>
    <message>
        <source>A rule file is one JSON object. Its keys, with a dot for each level, and what is allowed there:</source>
        <translation>ملف القواعد كائن JSON واحد. مفاتيحه، والنقطة لكل مستوى، والمسموح فيها:</translation>
    </message>
    <message>
        <source>Side bets: %1, each kind with its outcomes:</source>
        <translation>الرهانات الجانبية: %1، وكل نوع مع نتائجه:</translation>
    </message>
    <message>
        <source>any outcomes of the kinds above</source>
        <translation>أي نتائج من الأنواع أعلاه</translation>
    </message>
    <message>
        <source>Amounts are decimal text (%1), multiples of %2. &quot;%3&quot; prints a whole rule file.</source>
        <translation>المبالغ نص عشري (%1) من مضاعفات %2. ويطبع &quot;%3&quot; ملف قواعد كاملًا.</translation>
    </message>
    <message>
        <source>Checks whether files are games that can be played: every problem with its place and what is allowed. With %1: %2. Exit code 0 without problems, else 1.</source>
        <translation>التحقق من أن الملفات ألعاب يمكن لعبها: كل مشكلة مع موضعها وما هو مسموح. مع %1: %2. رمز الخروج 0 إذا لم توجد مشكلات، وإلا 1.</translation>
    </message>
    <message>
        <source>A rule-set file, or several.</source>
        <translation>ملف قواعد؛ يمكن ذكر المزيد.</translation>
    </message>
    <message>
        <source>%1: OK</source>
        <comment>a rule-set file</comment>
        <translation>%1: سليم</translation>
    </message>
    <message>
        <source>Adds a copy of a rule-set file to your own games. With %1: %2.</source>
        <translation>إضافة نسخة من ملف قواعد إلى ألعابك الخاصة. مع %1: %2.</translation>
    </message>
    <message>
        <source>The rule-set file. &quot;%1&quot; describes its format.</source>
        <translation>ملف القواعد. يبيّن &quot;%1&quot; صيغته.</translation>
    </message>
    <message>
        <source>%1 was added: %2</source>
        <comment>a game; its file</comment>
        <translation>أُضيفت %1: %2</translation>
    </message>
    <message>
        <source>Removes one of your own games. Rounds played by its rules keep them. With %1: %2.</source>
        <translation>إزالة لعبة من ألعابك الخاصة. والجولات التي لُعبت بقواعدها تحتفظ بها. مع %1: %2.</translation>
    </message>
    <message>
        <source>The game&apos;s id.</source>
        <translation>معرّف اللعبة.</translation>
    </message>
    <message>
        <source>%1 was removed: %2</source>
        <comment>a game; its file</comment>
        <translation>أُزيلت %1: %2</translation>
    </message>
    <message>
        <source>whether files are games that can be played</source>
        <translation>التحقق من أن الملفات ألعاب يمكن لعبها</translation>
    </message>
    <message>
        <source>adds a rule-set file to your own games</source>
        <translation>إضافة ملف قواعد إلى ألعابك الخاصة</translation>
    </message>
    <message>
        <source>removes one of your own games</source>
        <translation>إزالة لعبة من ألعابك الخاصة</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of a hand</comment>
        <translation>%1 ناعم</translation>
    </message>
    <message>
        <source>blackjack</source>
        <comment>a hand</comment>
        <translation>بلاك جاك</translation>
    </message>
    <message>
        <source>bust</source>
        <comment>a hand</comment>
        <translation>تجاوز</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>a hand</comment>
        <translation>مضاعفة</translation>
    </message>
    <message>
        <source>split</source>
        <comment>a hand</comment>
        <translation>من تقسيم</translation>
    </message>
    <message>
        <source>surrendered</source>
        <comment>a hand</comment>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>nothing was staked, nothing dealt</source>
        <translation>لم يُراهَن بشيء ولم يوزَّع شيء</translation>
    </message>
    <message>
        <source>seat %1, hand %2 (%3)</source>
        <comment>the player&apos;s name in brackets</comment>
        <translation>المقعد %1، اليد %2 (%3)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>play</source>
        <comment>main, behind or a bet</comment>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>المبلغ</translation>
    </message>
    <message>
        <source>result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>refused: %1 %2: %3</source>
        <comment>bets or actions; which of them; the reason</comment>
        <translation>مرفوض: %1 %2: %3</translation>
    </message>
    <message>
        <source>%1 left seat %2: %3</source>
        <comment>a player; the seat&apos;s number; the reason</comment>
        <translation>غادر %1 المقعد %2: %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>a player; an amount</comment>
        <translation>لدى %1 مبلغ %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>Plays a scripted game.</source>
        <translation>لعب لعبة مكتوبة في سيناريو.</translation>
    </message>
    <message>
        <source>The scenario&apos;s file; - reads standard input.</source>
        <translation>ملف السيناريو؛ - لقراءة الإدخال القياسي.</translation>
    </message>
    <message>
        <source>plays a scripted game</source>
        <translation>لعب لعبة مكتوبة في سيناريو</translation>
    </message>
    <message>
        <source>the house&apos;s choice, where the published rules are silent or unclear</source>
        <translation>اختيار الكازينو حيث تسكت القواعد المنشورة أو لا تكون واضحة</translation>
    </message>
    <message>
        <source>The whole rule set, as data or as text.</source>
        <translation>مجموعة القواعد كلها، كبيانات أو كنص.</translation>
    </message>
    <message>
        <source>the whole rule set, as data (--json) or as text</source>
        <translation>مجموعة القواعد كلها، كبيانات (--json) أو كنص</translation>
    </message>
    <message>
        <source>the round needs more cards than the shoe has; it began with %1</source>
        <translation>تحتاج الجولة إلى أوراق أكثر مما في الصندوق؛ وقد بدأ بعدد %1</translation>
    </message>
    <message>
        <source>an amount exceeds what a wallet can hold</source>
        <translation>يزيد مبلغ على ما تتسع له محفظة</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: 1 to %2</source>
        <translation>%1 مفقود؛ المسموح من 1 إلى %2</translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>بلا خيوط</numerusform>
            <numerusform>خيط واحد</numerusform>
            <numerusform>خيطان</numerusform>
            <numerusform>%n خيوط</numerusform>
            <numerusform>%n خيطًا</numerusform>
            <numerusform>%n خيط</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5, through the engine</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1، %2، الجولات %3، البذرة %4، %5، بمحرك الطاولة</translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1، %2، الجولات %3، البذرة %4، %5</translation>
    </message>
    <message>
        <source>expectation, simulated</source>
        <translation>القيمة المتوقعة بالمحاكاة</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>الخطأ المعياري</translation>
    </message>
    <message>
        <source>basic strategy, exact, full shoe</source>
        <translation>الاستراتيجية الأساسية، دقيقة، صندوق كامل</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>in standard errors</source>
        <translation>بالأخطاء المعيارية</translation>
    </message>
    <message>
        <source>The difference includes the cut card&apos;s effect: rounds from a shoe in use are worth a little less than the first.</source>
        <translation>يشمل الفرق أثر ورقة القطع: الجولات من صندوق مستخدم أقل قيمة بقليل من الجولة الأولى.</translation>
    </message>
    <message>
        <source>%1 s, %2 million rounds a second</source>
        <comment>s: seconds</comment>
        <translation>%1 ث، %2 مليون جولة في الثانية</translation>
    </message>
    <message>
        <source>Plays rounds by the analysed basic strategy; the same seed and threads give the same figures.</source>
        <translation>لعب جولات بالاستراتيجية الأساسية المحسوبة؛ البذرة نفسها وعدد الخيوط نفسه يعطيان الأرقام نفسها.</translation>
    </message>
    <message>
        <source>How many rounds.</source>
        <translation>عدد الجولات.</translation>
    </message>
    <message>
        <source>The seed of the random numbers (default 1).</source>
        <translation>حيث تبدأ الأعداد العشوائية (الافتراضي 1).</translation>
    </message>
    <message>
        <source>How many threads (default 1).</source>
        <translation>عدد الخيوط (الافتراضي 1).</translation>
    </message>
    <message>
        <source>Plays every round through the table&apos;s own engine: slower, by the same rules.</source>
        <translation>لعب كل جولة بمحرك الطاولة نفسه: أبطأ، وبالقواعد نفسها.</translation>
    </message>
    <message>
        <source>Monte Carlo with the analysed strategy</source>
        <translation>محاكاة مونت كارلو بالاستراتيجية المحسوبة</translation>
    </message>
    <message>
        <source>%1: one of %2 is needed</source>
        <translation>%1: يلزم واحد من %2</translation>
    </message>
    <message>
        <source>%1: the number of a round, from 1, is needed</source>
        <translation>%1: يلزم رقم جولة، ابتداءً من 1</translation>
    </message>
    <message>
        <source>%1: a date (%2) or a moment (%3) is needed</source>
        <translation>%1: يلزم تاريخ (%2) أو لحظة (%3)</translation>
    </message>
    <message>
        <source>The round&apos;s number.</source>
        <translation>رقم الجولة.</translation>
    </message>
    <message>
        <source>only this account&apos;s</source>
        <translation>جولات هذا الحساب فقط</translation>
    </message>
    <message>
        <source>only this game&apos;s</source>
        <translation>جولات هذه اللعبة فقط</translation>
    </message>
    <message>
        <source>only in this currency</source>
        <translation>بهذه العملة فقط</translation>
    </message>
    <message>
        <source>only from this day on (%1), or from this moment (%2)</source>
        <translation>من هذا اليوم فقط (%1)، أو من هذه اللحظة (%2)</translation>
    </message>
    <message>
        <source>only where a hand ended this way: %1</source>
        <translation>فقط حيث انتهت يد هكذا: %1</translation>
    </message>
    <message>
        <source>only where a side bet was won</source>
        <translation>فقط حيث فاز رهان جانبي</translation>
    </message>
    <message>
        <source>only rounds in this state: %1</source>
        <translation>فقط الجولات بهذه الحالة: %1</translation>
    </message>
    <message>
        <source>only those that were interrupted and finished later</source>
        <translation>فقط ما قوطع وأُنهي لاحقًا</translation>
    </message>
    <message>
        <source>only those with a decision, or a side bet, priced at least this bad: %1</source>
        <translation>فقط ما فيه قرار أو رهان جانبي قُيّم بهذا السوء على الأقل: %1</translation>
    </message>
    <message>
        <source>%1: there is no such account</source>
        <translation>%1: لا يوجد حساب كهذا</translation>
    </message>
    <message>
        <source>%1 does not come after %2</source>
        <translation>%1 لا يأتي بعد %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>above the up cards of a chart</comment>
        <translation>الموزع</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>hands of a chart</comment>
        <translation>صلب</translation>
    </message>
    <message>
        <source>soft</source>
        <comment>hands of a chart</comment>
        <translation>ناعم</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>hands of a chart</comment>
        <translation>أزواج</translation>
    </message>
    <message>
        <source>both dealer cards shown</source>
        <translation>ورقتا الموزع مكشوفتان</translation>
    </message>
    <message>
        <source>hidden card %1</source>
        <comment>small, medium or large</comment>
        <translation>الورقة المخفية: %1</translation>
    </message>
    <message>
        <source>Basic strategy: the best play for every total and pair against every up card.</source>
        <translation>الاستراتيجية الأساسية: أفضل خيار لكل مجموع وزوج مقابل كل ورقة مكشوفة.</translation>
    </message>
    <message>
        <source>%1, %2; expectation of this strategy %3</source>
        <comment>a game, its decks</comment>
        <translation>%1، %2؛ القيمة المتوقعة لهذه الاستراتيجية %3</translation>
    </message>
    <message>
        <source>S stand, H hit, D double else hit, Ds double else stand, P split, R surrender else hit, Rs else stand, Rp else split</source>
        <comment>the letters stay as they are</comment>
        <translation>S وقوف، H سحب، D مضاعفة وإلا سحب، Ds مضاعفة وإلا وقوف، P تقسيم، R استسلام وإلا سحب، Rs وإلا وقوف، Rp وإلا تقسيم</translation>
    </message>
    <message>
        <source>insurance: take it</source>
        <translation>التأمين: خذه</translation>
    </message>
    <message>
        <source>insurance: never</source>
        <translation>التأمين: أبدًا</translation>
    </message>
    <message>
        <source>even money: take it</source>
        <translation>الربح المتساوي: خذه</translation>
    </message>
    <message>
        <source>even money: never</source>
        <translation>الربح المتساوي: أبدًا</translation>
    </message>
    <message>
        <source>the best play for every hand against every up card, as charts</source>
        <translation>أفضل خيار لكل يد مقابل كل ورقة مكشوفة، في جداول</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>DECKS</source>
        <translation>الرزم</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>المقاعد</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>الحدود</translation>
    </message>
    <message>
        <source>PUBLISHED RTP</source>
        <translation>RTP المعلن</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>two amounts and their currency</comment>
        <translation>من %1 إلى %2 %3</translation>
    </message>
    <message>
        <source>All known rule sets, one per row.</source>
        <translation>مجموعات القواعد المعروفة، كل منها في صف.</translation>
    </message>
    <message>
        <source>all known rule sets, one per row</source>
        <translation>مجموعات القواعد المعروفة، كل منها في صف</translation>
    </message>
    <message>
        <source>even: taking it or not is worth the same</source>
        <translation>متعادل: أخذه أو تركه سواء</translation>
    </message>
    <message>
        <source>insurance: even, taking it or not is worth the same</source>
        <translation>التأمين: متعادل، أخذه أو تركه سواء</translation>
    </message>
    <message>
        <source>even money: even, taking it or not is worth the same</source>
        <translation>الربح المتساوي: متعادل، أخذه أو تركه سواء</translation>
    </message>
    <message numerus="yes">
        <source>OK: the seed matches the commitment, and the %n cards drawn match the shuffle from card %1 of the shoe on</source>
        <translation>
            <numerusform>سليم: البذرة هي التي حددها الالتزام، ولا أوراق مسحوبة للمقارنة، ابتداءً من الورقة %1 في الصندوق</numerusform>
            <numerusform>سليم: البذرة هي التي حددها الالتزام، والورقة المسحوبة، وهي الورقة %1 في الصندوق، تطابق الخلط</numerusform>
            <numerusform>سليم: البذرة هي التي حددها الالتزام، والورقتان المسحوبتان ابتداءً من الورقة %1 في الصندوق تطابقان الخلط</numerusform>
            <numerusform>سليم: البذرة هي التي حددها الالتزام، و%n أوراق مسحوبة ابتداءً من الورقة %1 في الصندوق تطابق الخلط</numerusform>
            <numerusform>سليم: البذرة هي التي حددها الالتزام، و%n ورقة مسحوبة ابتداءً من الورقة %1 في الصندوق تطابق الخلط</numerusform>
            <numerusform>سليم: البذرة هي التي حددها الالتزام، و%n ورقة مسحوبة ابتداءً من الورقة %1 في الصندوق تطابق الخلط</numerusform>
        </translation>
    </message>
    <message>
        <source>only up to and including this day, or before this moment</source>
        <translation>حتى هذا اليوم بكامله فقط، أو قبل هذه اللحظة</translation>
    </message>
    <message>
        <source>only with this result, over all hands and side bets: %1</source>
        <translation>فقط بهذه النتيجة، الأيدي والرهانات الجانبية كلها معًا: %1</translation>
    </message>
    <message>
        <source>%1, the last one number %2</source>
        <comment>&quot;12 rounds&quot;; a round&apos;s number</comment>
        <translation>%1، آخرها رقم %2</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>سليمة</translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed or missing</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>لا سجلات متغيرة أو مفقودة</numerusform>
            <numerusform>سجل واحد متغير أو مفقود</numerusform>
            <numerusform>سجلان متغيران أو مفقودان</numerusform>
            <numerusform>%n سجلات متغيرة أو مفقودة</numerusform>
            <numerusform>%n سجلًا متغيرًا أو مفقودًا</numerusform>
            <numerusform>%n سجل متغير أو مفقود</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup (default: the intact one with most on record).</source>
        <translation>النسخة الاحتياطية؛ النسخة السليمة الأوفر محتوى ما لم تُذكر غيرها.</translation>
    </message>
    <message>
        <source>%1 is empty; leave it out for the backup with most on record</source>
        <translation>%1 فارغ؛ احذفه لاستخدام النسخة الاحتياطية الأوفر محتوى</translation>
    </message>
    <message>
        <source>restored from %1: %2</source>
        <comment>a file; what it holds</comment>
        <translation>تمت الاستعادة من %1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card; cards are written like %2, %3 or %4, or without the suit like %5</source>
        <translation>&quot;%1&quot; ليست ورقة؛ تُكتب الأوراق مثل %2 أو %3 أو %4، أو من دون النقش مثل %5</translation>
    </message>
    <message>
        <source>The player&apos;s hand, such as %1 or %2.</source>
        <translation>يد اللاعب، مثل %1 أو %2.</translation>
    </message>
    <message>
        <source>what a game costs with eight decks</source>
        <translation>كلفة لعبة بثماني رزم</translation>
    </message>
    <message>
        <source>which rules make the difference between two games</source>
        <translation>القواعد التي تصنع الفرق بين لعبتين</translation>
    </message>
    <message>
        <source>the best play for every hand</source>
        <translation>أفضل خيار لكل يد</translation>
    </message>
    <message>
        <source>what to do with 16 against a nine</source>
        <translation>ما العمل بـ 16 أمام تسعة</translation>
    </message>
    <message>
        <source>a million rounds, played by the chart</source>
        <translation>مليون جولة تُلعب وفق الجدول</translation>
    </message>
    <message>
        <source>the last ten rounds played</source>
        <translation>آخر عشر جولات لُعبت</translation>
    </message>
    <message>
        <source>the whole record in a file</source>
        <translation>السجل كله في ملف</translation>
    </message>
    <message>
        <source>whether every shuffle matches its commitment</source>
        <translation>هل كان كل خلط هو الملتزَم به</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>أمثلة:</translation>
    </message>
    <message>
        <source>Insurance stakes half of that play, and is valued in the same unit.</source>
        <translation>مبلغ التأمين نصف ذلك الرهان، وتُحسب قيمته بالوحدة نفسها.</translation>
    </message>
    <message>
        <source>The unit is the initial play; for insurance and side bets, their own stake.</source>
        <translation>الوحدة هي الرهان الأول، وللتأمين والرهانات الجانبية مبلغ كل منها.</translation>
    </message>
    <message>
        <source>Answers and costs are per unit of the hand&apos;s initial stake, those of insurance per unit of its own stake; the figures of the whole round are amounts of money.</source>
        <translation>الأجوبة والتكاليف لكل وحدة من الرهان الأول لليد، وفي التأمين لكل وحدة من مبلغه؛ أما أرقام الجولة كلها فمبالغ مالية.</translation>
    </message>
    <message>
        <source>A cost is per unit of the stake it is about, and beside it an amount of money.</source>
        <translation>الكلفة لكل وحدة من الرهان المعني، وبجانبها مبلغها المالي.</translation>
    </message>
    <message>
        <source>The next round from a shoe without these cards, such as %1 (suits may be left out).</source>
        <translation>الجولة التالية من صندوق بلا هذه الأوراق، مثل %1 (يجوز ترك النقش).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards unseen</source>
        <translation>
            <numerusform>لا أوراق لم تُرَ</numerusform>
            <numerusform>ورقة واحدة لم تُرَ</numerusform>
            <numerusform>ورقتان لم تُرَيا</numerusform>
            <numerusform>%n أوراق لم تُرَ</numerusform>
            <numerusform>%n ورقة لم تُرَ</numerusform>
            <numerusform>%n ورقة لم تُرَ</numerusform>
        </translation>
    </message>
    <message>
        <source>The count systems there are: what each card adds, where a new shoe starts, and how the count that decides is made of it.</source>
        <translation>أنظمة العدّ المتاحة: ما تضيفه كل ورقة، ومن أين يبدأ الصندوق الجديد، وكيف يُستخرج منه العدّ الذي يُقرَّر به.</translation>
    </message>
    <message>
        <source>A system&apos;s id, or the path of a file with one of your own, which is checked.</source>
        <translation>معرّف نظام، أو مسار ملف لنظام من عندك، فيُفحص.</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>الرزمة</translation>
    </message>
    <message>
        <source>START</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>PIVOT</source>
        <translation>المحور</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>رزم</translation>
    </message>
    <message>
        <source>TAGS OF LEVEL</source>
        <translation>قيم المستوى</translation>
    </message>
    <message>
        <source>CORRELATION</source>
        <translation>الارتباط</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this bet.</source>
        <translation>لا صندوق قبل ورقة القطع في صالح هذا الرهان.</translation>
    </message>
    <message>
        <source>STAKED</source>
        <translation>يُراهَن</translation>
    </message>
    <message>
        <source>OF ROUNDS</source>
        <translation>من الجولات</translation>
    </message>
    <message>
        <source>WINS IN 100, units</source>
        <translation>ربح 100، بالوحدات</translation>
    </message>
    <message>
        <source>OF ALL THERE IS</source>
        <translation>من كل المتاح</translation>
    </message>
    <message>
        <source>whenever the shoe favours it</source>
        <translation>كلما كان الصندوق في صالحه</translation>
    </message>
    <message>
        <source>by the sum of all cards&apos; effects</source>
        <translation>بمجموع آثار كل الأوراق</translation>
    </message>
    <message>
        <source>What one card gone changes, exactly: the worth of the shoe without it, less the worth of the shoe, per unit of the initial play; for side bets, of their own stake.</source>
        <translation>ما يغيّره غياب ورقة واحدة بدقة: قيمة الصندوق بدونها ناقص قيمة الصندوق، لكل وحدة من الرهان الأول؛ وللرهانات الجانبية من رهانها.</translation>
    </message>
    <message>
        <source>The tags of a level are the whole numbers, none greater, that fit best; a correlation of 1 would catch all that single cards tell.</source>
        <translation>قيم المستوى هي الأعداد الصحيحة، التي لا تتجاوزه، الأنسب؛ وارتباط قدره 1 يلتقط كل ما تقوله الأوراق منفردة.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n decks</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1، بلا رزم</numerusform>
            <numerusform>%1، رزمة واحدة</numerusform>
            <numerusform>%1، رزمتان</numerusform>
            <numerusform>%1، %n رزم</numerusform>
            <numerusform>%1، %n رزمة</numerusform>
            <numerusform>%1، %n رزمة</numerusform>
        </translation>
    </message>
    <message>
        <source>ONE CARD LESS, per cent</source>
        <translation>ورقة أقل، بالمئة</translation>
    </message>
    <message>
        <source>SUM</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>play</comment>
        <translation>ثابتة</translation>
    </message>
    <message>
        <source>best</source>
        <comment>play</comment>
        <translation>مثلى</translation>
    </message>
    <message>
        <source>BETTING CORRELATION</source>
        <translation>ارتباط الرهان</translation>
    </message>
    <message>
        <source>INSURANCE CORRELATION</source>
        <translation>ارتباط التأمين</translation>
    </message>
    <message>
        <source>Every card is worth the same to it: no count of ranks tells anything about this bet.</source>
        <translation>كل الأوراق سواء عنده: لا عدّ للقيم يقول شيئًا عن هذا الرهان.</translation>
    </message>
    <message>
        <source>Every decision for which the best play depends on the count, by what it earns: derived for these rules and this system from exact figures of used shoes.</source>
        <translation>كل قرار يتوقف لعبه الأمثل على العدّ، بحسب ما يكسبه: مستخرَج لهذه القواعد وهذا النظام من أرقام دقيقة لصناديق مستعملة.</translation>
    </message>
    <message>
        <source>How many used shoes to solve (default %1); more is finer.</source>
        <translation>عدد الصناديق المستعملة التي تُحل (الافتراضي %1)؛ الأكثر أدق.</translation>
    </message>
    <message>
        <source>betting correlation</source>
        <translation>ارتباط الرهان</translation>
    </message>
    <message>
        <source>insurance correlation</source>
        <translation>ارتباط التأمين</translation>
    </message>
    <message>
        <source>playing efficiency, measured</source>
        <translation>كفاءة اللعب، مقيسة</translation>
    </message>
    <message>
        <source>correlation with the exact worth of used shoes</source>
        <translation>الارتباط بالقيمة الدقيقة لصناديق مستعملة</translation>
    </message>
    <message>
        <source>IN EACH THIRD</source>
        <translation>في كل ثلث</translation>
    </message>
    <message>
        <source>EARNS, per cent</source>
        <translation>يكسب، بالمئة</translation>
    </message>
    <message>
        <source>WITH 1 TO 8</source>
        <translation>برهان 1 إلى 8</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>مقرَّب إلى الأسفل</translation>
    </message>
    <message>
        <source>rounded towards 0</source>
        <translation>مقرَّب نحو 0</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>مقرَّب إلى الأقرب</translation>
    </message>
    <message>
        <source>The running count decides.</source>
        <translation>العدّ الجاري هو الذي يقرّر.</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>decks are judged</comment>
        <translation>بدقة</translation>
    </message>
    <message>
        <source>to quarter decks</source>
        <translation>إلى أرباع الرزم</translation>
    </message>
    <message>
        <source>to half decks</source>
        <translation>إلى أنصاف الرزم</translation>
    </message>
    <message>
        <source>to whole decks</source>
        <translation>إلى رزم كاملة</translation>
    </message>
    <message>
        <source>the cards in the shoe</source>
        <translation>الأوراق في الصندوق</translation>
    </message>
    <message>
        <source>all cards unseen</source>
        <translation>كل الأوراق التي لم تُرَ</translation>
    </message>
    <message>
        <source>%1, judged %2, %3</source>
        <comment>which cards, how finely, how rounded</comment>
        <translation>%1، تُقدَّر %2، %3</translation>
    </message>
    <message>
        <source>The true count is per deck of %1.</source>
        <comment>which cards, how judged and rounded</comment>
        <translation>العدّ الحقيقي لكل رزمة من %1.</translation>
    </message>
    <message>
        <source>The true count is per %1 decks of %2.</source>
        <comment>a number, which cards, how judged and rounded</comment>
        <translation>العدّ الحقيقي لكل %1 رزمة من %2.</translation>
    </message>
    <message>
        <source>This game shuffles before every round, so no count tells anything about the next one; %1 shows what a kept shoe would change.</source>
        <translation>تُخلط هذه اللعبة قبل كل جولة، فلا عدّ يقول شيئًا عن التالية؛ %1 يُظهر ما يغيّره صندوق محتفَظ به.</translation>
    </message>
    <message>
        <source>How many threads (default: one for each processor).</source>
        <translation>عدد الخيوط (الافتراضي: خيط لكل معالج).</translation>
    </message>
    <message>
        <source>the count systems there are, or one of your own</source>
        <translation>أنظمة العدّ المتاحة، أو نظام من عندك</translation>
    </message>
    <message>
        <source>what each card gone is worth, and which tags follow</source>
        <translation>ما قيمة غياب كل ورقة، وأي قيم عدّ تنتج</translation>
    </message>
    <message>
        <source>the plays that depend on the count, by worth</source>
        <translation>اللعبات التي تتوقف على العدّ، بحسب قيمتها</translation>
    </message>
    <message>
        <source>Plays by the system&apos;s indices, or by basic strategy alone (the default): %1.</source>
        <translation>اللعب بمؤشرات النظام، أو بالاستراتيجية الأساسية وحدها (الافتراضي): %1.</translation>
    </message>
    <message>
        <source>How many used shoes to solve for the indices (default %1).</source>
        <translation>عدد الصناديق المستعملة التي تُحل للمؤشرات (الافتراضي %1).</translation>
    </message>
    <message>
        <source>How many other hands are at the table, 0 to 6 (default 0).</source>
        <translation>عدد الأيدي الأخرى على الطاولة، 0 إلى 6 (الافتراضي 0).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a number from %2 to %3 is</source>
        <translation>«%1» غير مسموح؛ يُسمح بعدد من %2 إلى %3</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; allowed: %3</source>
        <translation>%1 هو «%2»؛ المسموح: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards dealt before the cut card</source>
        <translation>
            <numerusform>لا أوراق قبل ورقة القطع</numerusform>
            <numerusform>ورقة واحدة قبل ورقة القطع</numerusform>
            <numerusform>ورقتان قبل ورقة القطع</numerusform>
            <numerusform>%n أوراق قبل ورقة القطع</numerusform>
            <numerusform>%n ورقة قبل ورقة القطع</numerusform>
            <numerusform>%n ورقة قبل ورقة القطع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plays by the count</source>
        <translation>
            <numerusform>لا لعبات بحسب العدّ</numerusform>
            <numerusform>لعبة واحدة بحسب العدّ</numerusform>
            <numerusform>لعبتان بحسب العدّ</numerusform>
            <numerusform>%n لعبات بحسب العدّ</numerusform>
            <numerusform>%n لعبة بحسب العدّ</numerusform>
            <numerusform>%n لعبة بحسب العدّ</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays rounds while counting, with the game&apos;s own cut card and burn: how often each count comes before a round, and what a unit staked then wins.</source>
        <translation>يلعب جولات مع العدّ، بورقة القطع والحرق كما في اللعبة: كم مرة يأتي كل عدّ قبل جولة، وماذا تربح وحدة حينها.</translation>
    </message>
    <message>
        <source>Every card is counted when it is seen; others at the table play after you.</source>
        <translation>تُعدّ كل ورقة حين تُرى؛ والآخرون على الطاولة يلعبون بعدك.</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>العدّ</translation>
    </message>
    <message>
        <source>OF ALL ROUNDS</source>
        <translation>من كل الجولات</translation>
    </message>
    <message>
        <source>STANDARD ERROR</source>
        <translation>الخطأ المعياري</translation>
    </message>
    <message>
        <source>VARIANCE</source>
        <translation>التباين</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds at rarer counts</source>
        <translation>
            <numerusform>لا جولات بعدّ أندر</numerusform>
            <numerusform>جولة واحدة بعدّ أندر</numerusform>
            <numerusform>جولتان بعدّ أندر</numerusform>
            <numerusform>%n جولات بعدّ أندر</numerusform>
            <numerusform>%n جولة بعدّ أندر</numerusform>
            <numerusform>%n جولة بعدّ أندر</numerusform>
        </translation>
    </message>
    <message>
        <source>all rounds, one unit each</source>
        <translation>كل الجولات، وحدة لكل منها</translation>
    </message>
    <message>
        <source>each count more</source>
        <translation>لكل عدّ زائد</translation>
    </message>
    <message>
        <source>%1 rounds in %2 s</source>
        <comment>very many rounds, seconds</comment>
        <translation>%1 جولة في %2 ث</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no side bet of this game; it has: %2</source>
        <translation>«%1» ليس رهانًا جانبيًا في هذه اللعبة؛ فيها: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a stake; a side bet is written like %2</source>
        <translation>«%1» ليس رهانًا؛ يُكتب الرهان الجانبي مثل %2</translation>
    </message>
    <message>
        <source>%1 is beyond the limits of this bet; allowed: %2 to %3</source>
        <translation>%1 خارج حدود هذا الرهان؛ المسموح: %2 إلى %3</translation>
    </message>
    <message>
        <source>What stakes win and risk: yours by the count, the best ones for a bankroll, or a flat stake of someone who doesn&apos;t count, with side bets.</source>
        <translation>ما تربحه الرهانات وما تخاطر به: رهاناتك بحسب العدّ، أو الأنسب لرصيد، أو رهان ثابت لمن لا يعدّ، مع رهانات جانبية.</translation>
    </message>
    <message>
        <source>Finds the stakes instead: K times the Kelly stake at each count, made of at most four chips.</source>
        <translation>يجد الرهانات بدلًا من ذلك: K ضعف رهان كيلي عند كل عدّ، من أربع فيش على الأكثر.</translation>
    </message>
    <message>
        <source>The greatest stake to find (default: 12 times the least).</source>
        <translation>أكبر رهان يُبحث عنه (الافتراضي: 12 ضعف الأقل).</translation>
    </message>
    <message>
        <source>Watches, without a stake, rounds below this count.</source>
        <translation>يشاهد بلا رهان الجولات دون هذا العدّ.</translation>
    </message>
    <message>
        <source>For a flat stake: a side bet as well; several with commas between.</source>
        <translation>لرهان ثابت: رهان جانبي أيضًا؛ وعدة رهانات بفواصل بينها.</translation>
    </message>
    <message>
        <source>What is to be won before the bankroll is lost (default: as much again).</source>
        <translation>ما يُراد ربحه قبل خسارة الرصيد (الافتراضي: مثله).</translation>
    </message>
    <message>
        <source>SCORE is what 100 rounds win a full-Kelly player with 10,000: (1000 × mean / deviation)². N0 is how many rounds it takes until the mean equals one standard deviation. The risk of ruin is that of ever losing the bankroll, playing on for ever; trip ruin, of losing it at some time in the session. Rounds are taken as independent, and stakes by the count as many small ones; a flat stake is told round by round, its side bets as if they knew nothing of the hand.</source>
        <translation>SCORE هو ما تربحه 100 جولة للاعب كيلي كامل برصيد 10,000: ‏(1000 × المتوسط / الانحراف)². ‏N0 عدد الجولات حتى يساوي المتوسط انحرافًا معياريًا واحدًا. خطر الإفلاس هو خسارة الرصيد يومًا مع اللعب إلى الأبد؛ وإفلاس الجلسة خسارته في وقت ما أثناءها. تُعدّ الجولات مستقلة، والرهانات بحسب العدّ كرهانات صغيرة كثيرة؛ أما الرهان الثابت فيُحسب جولة جولة، ورهاناته الجانبية كأنها لا تعرف شيئًا عن اليد.</translation>
    </message>
    <message>
        <source>side bets go with a flat stake only</source>
        <translation>الرهانات الجانبية مع رهان ثابت فقط</translation>
    </message>
    <message>
        <source>%1 times in 100</source>
        <comment>a number</comment>
        <translation>%1 مرة من 100</translation>
    </message>
    <message>
        <source>After %1 hours (%2 rounds) you would be behind about %3, and out of money before then %4.</source>
        <translation>بعد %1 ساعة (%2 جولة) تكون خاسرًا نحو %3، وبلا مال قبل ذلك %4.</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>الرهانات</translation>
    </message>
    <message>
        <source>rounds played</source>
        <translation>الجولات الملعوبة</translation>
    </message>
    <message>
        <source>average stake, per round seen</source>
        <translation>متوسط الرهان لكل جولة مشاهدة</translation>
    </message>
    <message>
        <source>result of 100 rounds seen</source>
        <translation>نتيجة 100 جولة مشاهدة</translation>
    </message>
    <message>
        <source>result of 100 rounds played</source>
        <translation>نتيجة 100 جولة ملعوبة</translation>
    </message>
    <message>
        <source>result of an hour</source>
        <translation>نتيجة ساعة</translation>
    </message>
    <message>
        <source>standard deviation of a round</source>
        <translation>الانحراف المعياري للجولة</translation>
    </message>
    <message>
        <source>%1 rounds (%2 hours)</source>
        <translation>%1 جولة (%2 ساعة)</translation>
    </message>
    <message>
        <source>desirability index</source>
        <translation>مؤشر الجاذبية</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds seen</source>
        <translation>SCORE لكل 100 جولة مشاهدة</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds played</source>
        <translation>SCORE لكل 100 جولة ملعوبة</translation>
    </message>
    <message>
        <source>part of the Kelly stakes</source>
        <translation>نسبة رهانات كيلي</translation>
    </message>
    <message>
        <source>risk of ruin</source>
        <translation>خطر الإفلاس</translation>
    </message>
    <message>
        <source>wins %1 before the bankroll is lost</source>
        <translation>يربح %1 قبل خسارة الرصيد</translation>
    </message>
    <message>
        <source>doubles before it halves, resized</source>
        <translation>يتضاعف قبل أن ينتصف، مع تعديل الرهان</translation>
    </message>
    <message>
        <source>%1 % of sessions end below</source>
        <translation>%1 % من الجلسات تنتهي دون</translation>
    </message>
    <message>
        <source>rounds simulated while counting, by the count</source>
        <translation>جولات محاكاة مع العدّ، بحسب العدّ</translation>
    </message>
    <message>
        <source>what stakes win and risk, with a count or without</source>
        <translation>ما تربحه الرهانات وتخاطر به، بعدّ أو بدونه</translation>
    </message>
    <message>
        <source>A file&apos;s path, or one of the systems: %1.</source>
        <translation>مسار ملف، أو أحد الأنظمة: %1.</translation>
    </message>
    <message>
        <source>Deals a shoe that is kept until this part of it is gone, 0.3 to 0.9, whatever the game does (default: the game&apos;s own cut card).</source>
        <translation>يوزّع صندوقًا محتفَظًا به حتى يذهب منه هذا الجزء، من 0.3 إلى 0.9، مهما كانت اللعبة (الافتراضي: ورقة القطع في اللعبة).</translation>
    </message>
    <message>
        <source>stopped before there was any figure</source>
        <translation>توقّف قبل أي رقم</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>%1 مفقود؛ المسموح: %2</translation>
    </message>
    <message>
        <source>captured of the exact gain</source>
        <translation>المُدرَك من الكسب الدقيق</translation>
    </message>
    <message>
        <source>staked at a count of</source>
        <translation>يُراهن عند عدّ</translation>
    </message>
    <message>
        <source>the exact gain of 100 rounds, units</source>
        <translation>الكسب الدقيق من 100 جولة، بالوحدات</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this game.</source>
        <translation>لا صندوق قبل ورقة القطع في صالح اللاعب.</translation>
    </message>
    <message>
        <source>How well a system fits a game. The betting and the insurance correlation are those of its tags with the effects of each card gone, of all cards of a deck, both centred.</source>
        <translation>مدى ملاءمة نظام للعبة. ارتباط الرهان وارتباط التأمين هما ارتباط قيم العدّ بآثار غياب كل ورقة، لكل أوراق رزمة، وكلاهما مُمركَز.</translation>
    </message>
    <message>
        <source>Playing efficiency is what all of its indices earn of what perfect play of every hand would, measured here, at one unit.</source>
        <translation>كفاءة اللعب هي ما تكسبه كل مؤشراته مما يكسبه اللعب الكامل لكل يد، مقيسًا هنا، بوحدة واحدة.</translation>
    </message>
    <message>
        <source>&quot;captured&quot; is the share of the exact gain that it catches: what it wins staking one unit only from the count on at which a round is favourable, played by its indices, of what knowing every card wins the same way, with every hand played best.</source>
        <translation>«captured» هي حصته من الكسب الدقيق: ما يربحه برهان وحدة واحدة فقط من العدّ الذي تصير عنده الجولة في صالحك، باللعب بمؤشراته، مما تربحه معرفة كل ورقة بالطريقة نفسها مع اللعب الأمثل لكل يد.</translation>
    </message>
    <message>
        <source>how well a system fits a game, and how much it catches</source>
        <translation>مدى ملاءمة نظام للعبة، وكم يُدرك</translation>
    </message>
    <message>
        <source>Played best for each shoe.</source>
        <translation>باللعب الأمثل لكل صندوق.</translation>
    </message>
    <message>
        <source>Played by the full shoe&apos;s basic strategy, whatever card is gone.</source>
        <translation>باللعب باستراتيجية الصندوق الكامل الأساسية، أيًّا كانت الورقة الغائبة.</translation>
    </message>
    <message>
        <source>expectation</source>
        <translation>القيمة المتوقعة</translation>
    </message>
    <message>
        <source>For ten-value cards, and for suits a side bet asks for, it is their mean; insurance is that with an ace up.</source>
        <translation>للأوراق ذات القيمة عشرة، وللألوان التي يطلبها رهان جانبي، هو متوسطها؛ والتأمين هو ما كانت فيه ورقة الموزّع المكشوفة آسًا.</translation>
    </message>
    <message>
        <source>Keeps the full shoe&apos;s basic strategy, so that the effects of all cards add up to nothing (the default), or plays best again for each shoe: %1.</source>
        <translation>يُبقي استراتيجية الصندوق الكامل الأساسية فيكون مجموع آثار كل الأوراق صفرًا (الافتراضي)، أو يلعب من جديد الأمثل لكل صندوق: %1.</translation>
    </message>
    <message>
        <source>BELOW</source>
        <comment>a count</comment>
        <translation>دونه</translation>
    </message>
    <message>
        <source>FROM</source>
        <comment>a count</comment>
        <translation>من</translation>
    </message>
    <message>
        <source>THEN</source>
        <comment>from a count on</comment>
        <translation>ثم</translation>
    </message>
    <message>
        <source>The count is the one shown when the hand and the up card have been counted. What a play earns is over basic strategy, per round: with one unit always staked, and with 1 to 8 units (two more from each count a deck on).</source>
        <translation>العدّ هو الظاهر بعد عدّ اليد والورقة المكشوفة. ما تكسبه اللعبة هو فوق الاستراتيجية الأساسية لكل جولة: برهان وحدة دائمًا، وبوحدة إلى 8 (وحدتان أكثر عند كل عدّ للرزمة).</translation>
    </message>
    <message>
        <source>How many plays to list (default: all, or 40 as text).</source>
        <translation>عدد اللعبات المعروضة (الافتراضي: كلها، أو 40 نصًّا).</translation>
    </message>
    <message>
        <source>* is basic strategy&apos;s play.</source>
        <translation>* لعبة الاستراتيجية الأساسية.</translation>
    </message>
    <message>
        <source>1 is</source>
        <translation>1 يساوي</translation>
    </message>
    <message>
        <source>%1 goes with a VARIANT only, not with %2</source>
        <translation>%1 يأتي مع VARIANT فقط، لا مع %2</translation>
    </message>
    <message>
        <source>a deviation of 0 risks nothing; more than 0 is needed</source>
        <translation>انحراف 0 لا يخاطر بشيء؛ يلزم أكثر من 0</translation>
    </message>
    <message>
        <source>%1 goes without a VARIANT, whose mean and deviation are found</source>
        <translation>%1 يأتي دون VARIANT، فمتوسطها وانحرافها يُحسبان</translation>
    </message>
    <message>
        <source>Or what any round of this mean and deviation risks, without a game.</source>
        <translation>أو ما تخاطر به أي جولة بهذا المتوسط والانحراف، دون لعبة.</translation>
    </message>
    <message>
        <source>A stake of 1 is the table&apos;s minimum. Figures are from rounds that the best stakes weren&apos;t chosen on.</source>
        <translation>الرهان 1 هو الحد الأدنى للطاولة. الأرقام من جولات لم تُختر الرهانات الأفضل بناءً عليها.</translation>
    </message>
    <message>
        <source>Without a game: what a round wins on average.</source>
        <translation>دون لعبة: ما تربحه الجولة في المتوسط.</translation>
    </message>
    <message>
        <source>Without a game: the standard deviation of a round.</source>
        <translation>دون لعبة: الانحراف المعياري للجولة.</translation>
    </message>
    <message>
        <source>What may be lost.</source>
        <translation>ما يجوز خسارته.</translation>
    </message>
    <message>
        <source>How many rounds a session has (default: 20 hours).</source>
        <translation>عدد جولات الجلسة (الافتراضي: 20 ساعة).</translation>
    </message>
    <message>
        <source>Rounds an hour (default 100).</source>
        <translation>الجولات في الساعة (الافتراضي 100).</translation>
    </message>
    <message>
        <source>How many rounds to simulate for the figures (default %1).</source>
        <translation>عدد الجولات المحاكاة للأرقام (الافتراضي %1).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no step; steps are written like %2 or %3, for a stake of 20, or of 20 on each of two hands, from a count of 2 on</source>
        <translation>«%1» ليس درجة؛ تُكتب الدرجات مثل %2 أو %3، لرهان 20، أو 20 على كل من يدين، من عدّ 2 فصاعدًا</translation>
    </message>
    <message>
        <source>COUNT:STAKE, or COUNT:STAKExHANDS, from the lowest count up; a stake of 0 watches, and counts below the first are staked as it is: %1. A single stake is flat.</source>
        <translation>COUNT:STAKE أو COUNT:STAKExHANDS من أقل عدّ فصاعدًا؛ رهان 0 يشاهد، وما دون العدّ الأول يُراهن عليه مثله: ‏%1. الرهان الواحد ثابت.</translation>
    </message>
    <message>
        <source>Takes stakes and bankroll as amounts of this currency of the game (otherwise 1 is the table&apos;s minimum).</source>
        <translation>يأخذ الرهانات والرصيد كمبالغ بهذه العملة من عملات اللعبة (وإلا فإن 1 هو الحد الأدنى للطاولة).</translation>
    </message>
    <message>
        <source>who doesn&apos;t count can only stake flat</source>
        <translation>من لا يعدّ لا يراهن إلا برهان ثابت</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 rounds; the figures are of these</source>
        <translation>توقّف بعد %1 من %2 جولة؛ الأرقام لهذه الجولات</translation>
    </message>
    <message>
        <source>A game&apos;s id, the path of a rule-set file, or a preset&apos;s id: its rules laid over the other game. &quot;%1&quot; lists the presets.</source>
        <translation>معرّف لعبة، أو مسار ملف قواعد، أو معرّف إعداد جاهز تُطبَّق قواعده على اللعبة الأخرى. يسرد &quot;%1&quot; الإعدادات الجاهزة.</translation>
    </message>
    <message>
        <source>Another game or preset, or the same one changed by %1.</source>
        <translation>لعبة أخرى أو إعداد جاهز آخر، أو الأول نفسه بتغييرات %1.</translation>
    </message>
    <message>
        <source>HOUSE EDGE</source>
        <translation>أفضلية الكازينو</translation>
    </message>
    <message>
        <source>BASIC STRATEGY</source>
        <translation>الاستراتيجية الأساسية</translation>
    </message>
    <message>
        <source>PUBLISHED</source>
        <translation>المعلنة</translation>
    </message>
    <message>
        <source>%1, as published for basic strategy: %2</source>
        <translation>%1، المعلن للاستراتيجية الأساسية: %2</translation>
    </message>
    <message>
        <source>%1, as published for best play: %2</source>
        <translation>%1، المعلن للعب الأمثل: %2</translation>
    </message>
    <message>
        <source>Rules that go together, as some casinos have them, with the house edge of the first round from a full shoe: of best play and of basic strategy as computed here, and as published elsewhere. With %1: %2; a house edge is a fraction, and null stands for what isn&apos;t known.</source>
        <translation>قواعد مترابطة كما في بعض الكازينوهات، مع أفضلية الكازينو في الجولة الأولى من صندوق كامل: باللعب الأمثل وبالاستراتيجية الأساسية كما حُسبت هنا، وكما أُعلنت في مكان آخر. مع %1: %2؛ وأفضلية الكازينو كسر، وتدل null على ما لا يُعرف.</translation>
    </message>
    <message>
        <source>rules of known casino games, with computed and published house edges</source>
        <translation>قواعد ألعاب كازينو معروفة، مع أفضلية الكازينو المحسوبة والمعلنة</translation>
    </message>
    <message>
        <source>Applies a preset of rules, or a side bet as published, to the same game, before any %1; repeatable: %2.</source>
        <translation>تطبيق قواعد مترابطة، أو رهان جانبي كما هو معلن، على اللعبة نفسها، قبل أي %1؛ يمكن تكراره: %2.</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>hands of a chart, after a double</comment>
        <translation>بعد المضاعفة</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, soft totals</source>
        <translation>ورقتا الموزع مكشوفتان، المجاميع الناعمة</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 4 to 11</source>
        <translation>ورقتا الموزع مكشوفتان، صلب 4 إلى 11</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 12 to 20</source>
        <translation>ورقتا الموزع مكشوفتان، صلب 12 إلى 20</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a double or split that the house stakes</comment>
        <translation>مجاني</translation>
    </message>
    <message>
        <source>The house staked the hand, as it does all but the first of a free split.</source>
        <translation>وضع الكازينو رهان اليد، كما يفعل في كل أيدي التقسيم المجاني إلا الأولى.</translation>
    </message>
    <message>
        <source>doubled twice</source>
        <comment>hands of a chart, after two doubles</comment>
        <translation>بعد مضاعفتين</translation>
    </message>
    <message>
        <source>doubled three times</source>
        <comment>hands of a chart, after three doubles</comment>
        <translation>بعد ثلاث مضاعفات</translation>
    </message>
    <message>
        <source>free</source>
        <comment>hands of a chart, which the house staked</comment>
        <translation>مجانية</translation>
    </message>
    <message>
        <source>%1 after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1 بعد سحب أو تقسيم</translation>
    </message>
    <message>
        <source>%1 doubled</source>
        <comment>a hand</comment>
        <translation>%1 بعد المضاعفة</translation>
    </message>
    <message>
        <source>%1 doubled twice</source>
        <comment>a hand</comment>
        <translation>%1 بعد مضاعفتين</translation>
    </message>
    <message>
        <source>%1 doubled three times</source>
        <comment>a hand</comment>
        <translation>%1 بعد ثلاث مضاعفات</translation>
    </message>
    <message>
        <source>%1 from a free split</source>
        <comment>a hand</comment>
        <translation>%1 من تقسيم مجاني</translation>
    </message>
    <message>
        <source>Two games side by side: the rules that differ and what each is worth, the hands that are played differently (as dealt: &quot;cells&quot;; after hits and splits: &quot;later&quot;; after so many doubles: &quot;doubled&quot;; from free splits: &quot;free&quot;), the side bets. %1 is what A&apos;s expectation gains when only that rule is taken from B; %2 what it gains when the rules are changed one after another, in the order listed: these add up. With %3: %4; null stands for rules that contradict each other, and for a side bet that a game doesn&apos;t have.</source>
        <translation>لعبتان جنبًا إلى جنب: القواعد المختلفة وقيمة كل منها، والأيدي التي تُلعب بشكل مختلف (كما وُزّعت: &quot;cells&quot;؛ بعد السحب والتقسيم: &quot;later&quot;؛ بعد عدد معيّن من المضاعفات: &quot;doubled&quot;؛ من تقسيم مجاني: &quot;free&quot;)، والرهانات الجانبية. %1: ما تكسبه القيمة المتوقعة في A إذا صارت هذه القاعدة وحدها كما في B؛ %2: ما تكسبه إذا غُيّرت القواعد واحدة بعد أخرى بالترتيب المذكور، وهذه تُجمع. مع %3: %4؛ وتدل null على قواعد متناقضة، وعلى رهان جانبي ليس في اللعبة.</translation>
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
        <translation>تقييم قراري الأخير</translation>
    </message>
</context>
<context>
    <name>CoachModes</name>
    <message>
        <source>Off</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>عند الطلب</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>دائمًا</translation>
    </message>
</context>
<context>
    <name>CoachSettings</name>
    <message>
        <source>Coach</source>
        <translation>المدرب</translation>
    </message>
    <message>
        <source>Knows the game&apos;s exact rules and the cards already seen.</source>
        <translation>يعرف قواعد اللعبة بدقة والأوراق التي ظهرت حتى الآن.</translation>
    </message>
    <message>
        <source>help hint advice strategy tips teach trainer</source>
        <translation>مساعدة تلميح نصيحة استراتيجية إرشادات تعليم تدريب مدرب</translation>
    </message>
    <message>
        <source>Ask for my count</source>
        <translation>اسأل عن عدّي</translation>
    </message>
    <message>
        <source>Between rounds, in games that keep their shoe. Now and then means at the shuffle too.</source>
        <translation>بين الجولات، في الألعاب التي تُبقي صندوقها. «من حين لآخر» تشمل وقت الخلط.</translation>
    </message>
    <message>
        <source>card counting running count true count quiz test practise train drill</source>
        <translation>عدّ الأوراق العدّ الجاري الحقيقي اختبار تدريب</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Now and then</source>
        <translation>من حين لآخر</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>كل جولة</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>نظام العدّ</translation>
    </message>
    <message>
        <source>The one that the table asks for.</source>
        <translation>الذي تسأل عنه الطاولة.</translation>
    </message>
    <message>
        <source>card counting hi-lo high low knock-out ko system tags</source>
        <translation>عدّ الأوراق هاي-لو نوك آوت نظام قيم</translation>
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
        <translation>يلعب وفق الاستراتيجية الأساسية.</translation>
    </message>
    <message>
        <source>Plays it safe and never doubles.</source>
        <translation>يلعب بحذر ولا يضاعف أبدًا.</translation>
    </message>
    <message>
        <source>Never draws to a hand that could bust.</source>
        <translation>لا يسحب أبدًا على يد قد تتجاوز 21.</translation>
    </message>
    <message>
        <source>Draws and stands like the dealer.</source>
        <translation>يسحب ويقف كما يفعل الموزع.</translation>
    </message>
    <message>
        <source>Plays by feel.</source>
        <translation>يلعب بإحساسه.</translation>
    </message>
    <message>
        <source>Splits tens, whatever anyone says.</source>
        <translation>يقسّم العشرات مهما قيل له.</translation>
    </message>
    <message>
        <source>Always stakes the same.</source>
        <translation>يراهن بالمبلغ نفسه دائمًا.</translation>
    </message>
    <message>
        <source>Stakes more after a win.</source>
        <translation>يزيد رهانه بعد الفوز.</translation>
    </message>
    <message>
        <source>Stakes more after a loss.</source>
        <translation>يزيد رهانه بعد الخسارة.</translation>
    </message>
    <message>
        <source>Bets on other people&apos;s hands.</source>
        <translation>يراهن على أيدي الآخرين.</translation>
    </message>
</context>
<context>
    <name>CompanyMenu</name>
    <message>
        <source>Company</source>
        <translation>رفاق الطاولة</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>A few people</source>
        <translation>عدد قليل</translation>
    </message>
    <message>
        <source>A full table</source>
        <translation>طاولة ممتلئة</translation>
    </message>
    <message>
        <source>They think quickly</source>
        <translation>يفكرون بسرعة</translation>
    </message>
    <message>
        <source>At the usual pace</source>
        <translation>بالوتيرة المعتادة</translation>
    </message>
    <message>
        <source>They take their time</source>
        <translation>يأخذون وقتهم</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>House edge: calculating…</source>
        <translation>أفضلية الكازينو: جارٍ الحساب</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>أفضلية الكازينو %1</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>اللعبة الأولى</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>اللعبة الثانية</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>جارٍ المقارنة</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>منفردة</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>بالتتابع</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>ظاهرة</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>مخفية</translation>
    </message>
    <message numerus="yes">
        <source>Rules that differ and are worth nothing: %n</source>
        <translation>
            <numerusform>قواعد مختلفة بلا أثر: %n</numerusform>
            <numerusform>قواعد مختلفة بلا أثر: %n</numerusform>
            <numerusform>قواعد مختلفة بلا أثر: %n</numerusform>
            <numerusform>قواعد مختلفة بلا أثر: %n</numerusform>
            <numerusform>قواعد مختلفة بلا أثر: %n</numerusform>
            <numerusform>قواعد مختلفة بلا أثر: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What they have in common: %n</source>
        <comment>rules</comment>
        <translation>
            <numerusform>المشترك بينهما: %n</numerusform>
            <numerusform>المشترك بينهما: %n</numerusform>
            <numerusform>المشترك بينهما: %n</numerusform>
            <numerusform>المشترك بينهما: %n</numerusform>
            <numerusform>المشترك بينهما: %n</numerusform>
            <numerusform>المشترك بينهما: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Best</source>
        <translation>الأفضل</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Not read yet · %1</source>
        <translation>لم تُقرأ بعد · %1</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>المتابعة بهذه النسخة</translation>
    </message>
    <message>
        <source>Use the backup of %1</source>
        <translation>المتابعة بنسخة %1 الاحتياطية</translation>
    </message>
</context>
<context>
    <name>CopyRecord</name>
    <message>
        <source>Copied</source>
        <translation>تم النسخ</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>نسخ بصيغة JSON</translation>
    </message>
</context>
<context>
    <name>CountExercise</name>
    <message>
        <source>Gone by since then: %1.</source>
        <translation>مرّ منذ ذلك: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards lie there.</source>
        <translation>
            <numerusform>لا أوراق هناك.</numerusform>
            <numerusform>هناك ورقة واحدة.</numerusform>
            <numerusform>هناك ورقتان.</numerusform>
            <numerusform>هناك %Ln أوراق.</numerusform>
            <numerusform>هناك %Ln ورقة.</numerusform>
            <numerusform>هناك %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards more.</source>
        <translation>
            <numerusform>إجابتك مطابقة.</numerusform>
            <numerusform>إجابتك أكثر بورقة واحدة.</numerusform>
            <numerusform>إجابتك أكثر بورقتين.</numerusform>
            <numerusform>إجابتك أكثر بـ %Ln أوراق.</numerusform>
            <numerusform>إجابتك أكثر بـ %Ln ورقة.</numerusform>
            <numerusform>إجابتك أكثر بـ %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards fewer.</source>
        <translation>
            <numerusform>إجابتك مطابقة.</numerusform>
            <numerusform>إجابتك أقل بورقة واحدة.</numerusform>
            <numerusform>إجابتك أقل بورقتين.</numerusform>
            <numerusform>إجابتك أقل بـ %Ln أوراق.</numerusform>
            <numerusform>إجابتك أقل بـ %Ln ورقة.</numerusform>
            <numerusform>إجابتك أقل بـ %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 decks left: %3</source>
        <comment>a running count, a number, a quotient</comment>
        <translation>%1 مع بقاء %2 من الرزم: %3</translation>
    </message>
    <message>
        <source>%1, rounded down.</source>
        <translation>%1، مقرَّبًا إلى الأسفل.</translation>
    </message>
    <message>
        <source>%1, rounded towards 0.</source>
        <translation>%1، مقرَّبًا نحو 0.</translation>
    </message>
    <message>
        <source>%1, rounded to the nearest.</source>
        <translation>%1، مقرَّبًا إلى الأقرب.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or above, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 ضد %2: %3 عند %4 فأكثر، وإلا %5.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or below, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 ضد %2: %3 عند %4 فأقل، وإلا %5.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone by</source>
        <translation>
            <numerusform>لم تمر أوراق</numerusform>
            <numerusform>مرّت ورقة واحدة</numerusform>
            <numerusform>مرّت ورقتان</numerusform>
            <numerusform>مرّت %Ln أوراق</numerusform>
            <numerusform>مرّت %Ln ورقة</numerusform>
            <numerusform>مرّت %Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Discard tray: the pile is %1 as high as the whole shoe of %Ln decks</source>
        <translation>
            <numerusform>صينية الأوراق الملعوبة: الكومة %1 من ارتفاع الصندوق بلا رزم</numerusform>
            <numerusform>صينية الأوراق الملعوبة: الكومة %1 من ارتفاع صندوق برزمة واحدة</numerusform>
            <numerusform>صينية الأوراق الملعوبة: الكومة %1 من ارتفاع صندوق برزمتين</numerusform>
            <numerusform>صينية الأوراق الملعوبة: الكومة %1 من ارتفاع صندوق من %Ln رزم</numerusform>
            <numerusform>صينية الأوراق الملعوبة: الكومة %1 من ارتفاع صندوق من %Ln رزمة</numerusform>
            <numerusform>صينية الأوراق الملعوبة: الكومة %1 من ارتفاع صندوق من %Ln رزمة</numerusform>
        </translation>
    </message>
    <message>
        <source>Side count, %1: how many have gone by?</source>
        <translation>عدّ جانبي، %1: كم مرّ منها؟</translation>
    </message>
    <message>
        <source>What is the running count?</source>
        <translation>ما العدّ الجاري؟</translation>
    </message>
    <message>
        <source>How many decks are in the tray?</source>
        <translation>كم رزمة في الصينية؟</translation>
    </message>
    <message numerus="yes">
        <source>Running count %1, %Ln cards left: what is the true count?</source>
        <translation>
            <numerusform>العدّ الجاري %1 ولا أوراق متبقية: ما العدّ الحقيقي؟</numerusform>
            <numerusform>العدّ الجاري %1 وبقيت ورقة واحدة: ما العدّ الحقيقي؟</numerusform>
            <numerusform>العدّ الجاري %1 وبقيت ورقتان: ما العدّ الحقيقي؟</numerusform>
            <numerusform>العدّ الجاري %1 وبقيت %Ln أوراق: ما العدّ الحقيقي؟</numerusform>
            <numerusform>العدّ الجاري %1 وبقيت %Ln ورقة: ما العدّ الحقيقي؟</numerusform>
            <numerusform>العدّ الجاري %1 وبقيت %Ln ورقة: ما العدّ الحقيقي؟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2, the count is %3. What do you do?</source>
        <comment>a hand, the dealer&apos;s card, a count</comment>
        <translation>%1 ضد %2 والعدّ %3. ماذا تفعل؟</translation>
    </message>
    <message>
        <source>The dealer shows an ace, the count is %1. Take insurance?</source>
        <translation>الموزع يُظهر آسًا والعدّ %1. هل تأخذ التأمين؟</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>أخذ التأمين</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>بلا تأمين</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>صحيح: %1</translation>
    </message>
    <message>
        <source>Not this time: %1</source>
        <translation>ليس هذه المرة: %1</translation>
    </message>
    <message>
        <source>Not %1: it is %2</source>
        <translation>ليس %1، بل %2</translation>
    </message>
    <message>
        <source>It is worth taking from %1 on: there it wins more than it costs.</source>
        <translation>يستحق الأخذ ابتداءً من %1: عندها يربح أكثر مما يكلّف.</translation>
    </message>
    <message>
        <source>%1 of %2 right: %3</source>
        <translation>%1 من %2 صحيحة: %3</translation>
    </message>
    <message>
        <source>Time for an answer: %1</source>
        <translation>وقت الإجابة: %1</translation>
    </message>
    <message>
        <source>Time for a card: %1</source>
        <translation>وقت الورقة: %1</translation>
    </message>
    <message>
        <source>A deck at this pace: %1; the mark of the trade is %2</source>
        <translation>رزمة بهذا الإيقاع: %1؛ والمعيار المعروف %2</translation>
    </message>
</context>
<context>
    <name>CountFigures</name>
    <message>
        <source>%1 rounds</source>
        <comment>very many</comment>
        <translation>%1 جولة</translation>
    </message>
</context>
<context>
    <name>CountNote</name>
    <message>
        <source>Your count</source>
        <translation>عدّك</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>العدّ الجاري</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>العدّ</translation>
    </message>
    <message>
        <source>Decks left</source>
        <translation>الرزم الباقية</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>إجابة</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إخفاء</translation>
    </message>
</context>
<context>
    <name>CountPictures</name>
    <message>
        <source>Your money over time</source>
        <translation>مالك مع الوقت</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>الساعات</translation>
    </message>
    <message>
        <source>1 in 20 is below</source>
        <translation>1 من 20 أدنى</translation>
    </message>
    <message>
        <source>1 in 4 is below</source>
        <translation>1 من 4 أدنى</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>النصف أدنى</translation>
    </message>
    <message>
        <source>1 in 4 is above</source>
        <translation>1 من 4 أعلى</translation>
    </message>
    <message>
        <source>1 in 20 is above</source>
        <translation>1 من 20 أعلى</translation>
    </message>
    <message>
        <source>After %1 h: half end between %2 and %3, nine in ten between %4 and %5</source>
        <translation>بعد %1 ساعة: النصف بين %2 و%3، وتسعة من عشرة بين %4 و%5</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 من 10</translation>
    </message>
    <message>
        <source>5 in 10</source>
        <translation>5 من 10</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>الوسط</translation>
    </message>
    <message>
        <source>ruin</source>
        <translation>إفلاس</translation>
    </message>
    <message>
        <source>The bankroll is gone further down than this picture reaches.</source>
        <translation>ينفد الرصيد أدنى مما تبلغه هذه الصورة.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>ساعات</translation>
    </message>
    <message numerus="yes">
        <source>How %n hours end</source>
        <comment>sessions</comment>
        <translation>
            <numerusform>كيف تنتهي %n ساعة</numerusform>
            <numerusform>كيف تنتهي ساعة</numerusform>
            <numerusform>كيف تنتهي ساعتان</numerusform>
            <numerusform>كيف تنتهي %n ساعات</numerusform>
            <numerusform>كيف تنتهي %n ساعة</numerusform>
            <numerusform>كيف تنتهي %n ساعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>So many of 100</source>
        <translation>كم من 100</translation>
    </message>
    <message>
        <source>There is only one way that this can end.</source>
        <translation>لا نهاية ممكنة إلا واحدة.</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>خاسر</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>رابح</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>an amount</comment>
        <translation>دون %1</translation>
    </message>
    <message>
        <source>from %1 up</source>
        <comment>an amount</comment>
        <translation>من %1 فأعلى</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>amounts</comment>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result, how often</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Many small stakes are taken as one curve.</source>
        <translation>تُؤخذ الرهانات الصغيرة الكثيرة منحنى واحدًا.</translation>
    </message>
    <message>
        <source>Exact, round by round.</source>
        <translation>دقيق، جولة بجولة.</translation>
    </message>
    <message>
        <source>How often each count comes</source>
        <translation>كم مرة يأتي كل عدّ</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>العدّ</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>What a stake wins by count</source>
        <translation>ما يربحه الرهان بحسب العدّ</translation>
    </message>
    <message>
        <source>Of the stake</source>
        <translation>من الرهان</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>الخطأ المعياري</translation>
    </message>
</context>
<context>
    <name>CountStakes</name>
    <message>
        <source>None</source>
        <comment>no stake</comment>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>كل جولة</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>الرهان في الجولة</translation>
    </message>
    <message>
        <source>Stake on %1</source>
        <comment>a side bet</comment>
        <translation>رهان على %1</translation>
    </message>
    <message>
        <source>%1 and less</source>
        <comment>a count</comment>
        <translation>%1 فأقل</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>a count</comment>
        <translation>%1 فأكثر</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>counts</comment>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>Stake at a count of %1, not played</source>
        <translation>الرهان عند عدّ %1، لا يُلعب</translation>
    </message>
    <message>
        <source>Stake at a count of %1</source>
        <translation>الرهان عند عدّ %1</translation>
    </message>
    <message>
        <source>From a count of %1</source>
        <comment>rounds are played</comment>
        <translation>من عدّ %1</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>The running count decides, from %1 for a new shoe of one deck.</source>
        <translation>العدّ الجاري هو الذي يقرّر، بدءًا من %1 لصندوق جديد من رزمة واحدة.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left.</source>
        <translation>يُقسم العدّ الجاري على الرزم الباقية.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left and multiplied by %1.</source>
        <translation>يُقسم العدّ الجاري على الرزم الباقية ويُضرب في %1.</translation>
    </message>
    <message>
        <source>They are known exactly.</source>
        <translation>وهي معروفة بدقة.</translation>
    </message>
    <message>
        <source>They are judged to quarter decks.</source>
        <translation>وتُقدَّر بأرباع الرزم.</translation>
    </message>
    <message>
        <source>They are judged to half decks.</source>
        <translation>وتُقدَّر بأنصاف الرزم.</translation>
    </message>
    <message>
        <source>They are judged to whole decks.</source>
        <translation>وتُقدَّر برزم كاملة.</translation>
    </message>
    <message>
        <source>The result is rounded down.</source>
        <translation>وتُقرَّب النتيجة إلى الأدنى.</translation>
    </message>
    <message>
        <source>The result is rounded towards 0.</source>
        <translation>وتُقرَّب النتيجة نحو 0.</translation>
    </message>
    <message>
        <source>The result is rounded to the nearest whole number.</source>
        <translation>وتُقرَّب النتيجة إلى أقرب عدد صحيح.</translation>
    </message>
    <message>
        <source>almost always</source>
        <comment>how often</comment>
        <translation>دائمًا تقريبًا</translation>
    </message>
    <message>
        <source>almost never</source>
        <comment>how often</comment>
        <translation>شبه مستحيل</translation>
    </message>
    <message numerus="yes">
        <source>%n times in 1,000</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n مرة من 1,000</numerusform>
            <numerusform>%n مرة من 1,000</numerusform>
            <numerusform>%n مرة من 1,000</numerusform>
            <numerusform>%n مرة من 1,000</numerusform>
            <numerusform>%n مرة من 1,000</numerusform>
            <numerusform>%n مرة من 1,000</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 100</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n مرة من 100</numerusform>
            <numerusform>%n مرة من 100</numerusform>
            <numerusform>%n مرة من 100</numerusform>
            <numerusform>%n مرة من 100</numerusform>
            <numerusform>%n مرة من 100</numerusform>
            <numerusform>%n مرة من 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 10</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n مرات من 10</numerusform>
            <numerusform>%n مرات من 10</numerusform>
            <numerusform>%n مرات من 10</numerusform>
            <numerusform>%n مرات من 10</numerusform>
            <numerusform>%n مرات من 10</numerusform>
            <numerusform>%n مرات من 10</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 decks (%3)</source>
        <comment>how many are dealt, of how many, as a percentage</comment>
        <translation>%1 من %2 رزم (%3)</translation>
    </message>
    <message>
        <source>%1 %1 against %2</source>
        <comment>a pair, the up card</comment>
        <translation>%1 %1 ضد %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a hand, the up card</comment>
        <translation>%1 ضد %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a hand against a card, what is known of the hidden card</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>don&apos;t double</source>
        <translation>لا مضاعفة</translation>
    </message>
    <message>
        <source>don&apos;t split</source>
        <translation>لا تقسيم</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>مواصلة اللعب</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>قبوله</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>رفضه</translation>
    </message>
    <message>
        <source>Win of 100 rounds</source>
        <translation>ربح 100 جولة</translation>
    </message>
    <message>
        <source>Win of an hour</source>
        <translation>ربح الساعة</translation>
    </message>
    <message>
        <source>Swing of an hour</source>
        <translation>تقلّب الساعة</translation>
    </message>
    <message>
        <source>Risk of ruin</source>
        <translation>خطر الإفلاس</translation>
    </message>
    <message>
        <source>Ruin in this time</source>
        <translation>إفلاس في هذه المدة</translation>
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
        <translation>نسبة إلى كيلي</translation>
    </message>
    <message>
        <source>Doubles before it halves</source>
        <translation>يتضاعف قبل أن ينتصف</translation>
    </message>
    <message>
        <source>Average stake</source>
        <translation>متوسط الرهان</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>الخطأ المعياري</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>الجولات الملعوبة</translation>
    </message>
    <message>
        <source>What 100 rounds at the table win on average, those without a stake included.</source>
        <translation>ما تربحه 100 جولة على الطاولة في المتوسط، ومنها ما بلا رهان.</translation>
    </message>
    <message>
        <source>The same for an hour at your pace.</source>
        <translation>الشيء نفسه لساعة بسرعتك.</translation>
    </message>
    <message>
        <source>The standard deviation of an hour: two hours in three end within this of their average.</source>
        <translation>الانحراف المعياري للساعة: ساعتان من ثلاث تنتهيان ضمنه حول متوسطهما.</translation>
    </message>
    <message>
        <source>The chance of ever losing the whole bankroll if you play on for ever at these stakes.</source>
        <translation>احتمال خسارة الرصيد كله يومًا إن واصلت اللعب بهذه الرهانات بلا نهاية.</translation>
    </message>
    <message>
        <source>The chance of losing the whole bankroll at some time within the hours above.</source>
        <translation>احتمال خسارة الرصيد كله في وقت ما ضمن الساعات أعلاه.</translation>
    </message>
    <message>
        <source>After so many rounds the average win is as large as one standard deviation. Fewer is better.</source>
        <translation>بعد هذا العدد من الجولات يساوي متوسط الربح انحرافًا معياريًا واحدًا. الأقل أفضل.</translation>
    </message>
    <message>
        <source>The desirability index: 1,000 times the average win of a round, divided by its standard deviation.</source>
        <translation>مؤشر الجاذبية: متوسط ربح الجولة مضروبًا في 1,000 ومقسومًا على انحرافها المعياري.</translation>
    </message>
    <message>
        <source>The desirability index squared: what 100 rounds would win in dollars with a bankroll of 10,000 and a risk of ruin of 13.5%.</source>
        <translation>مربع مؤشر الجاذبية: ما تربحه 100 جولة بالدولار برصيد 10,000 وخطر إفلاس 13.5%.</translation>
    </message>
    <message>
        <source>How your stakes compare to Kelly&apos;s, which make a bankroll grow fastest. More than 100% risks more and grows less.</source>
        <translation>نسبة رهاناتك إلى رهانات كيلي التي تنمّي الرصيد أسرع. ما فوق 100% خطر أكبر ونمو أقل.</translation>
    </message>
    <message>
        <source>The chance that the bankroll doubles before it halves, if the stakes always follow it in the same proportion.</source>
        <translation>احتمال أن يتضاعف الرصيد قبل أن ينتصف إن تبعته الرهانات دائمًا بالنسبة نفسها.</translation>
    </message>
    <message>
        <source>The average first stake of a round at the table, those without a stake included.</source>
        <translation>متوسط الرهان الأول للجولة على الطاولة، ومنها ما بلا رهان.</translation>
    </message>
    <message>
        <source>How far the win of 100 rounds above may be off, because it is from simulated rounds.</source>
        <translation>كم قد يبعد ربح 100 جولة أعلاه عن الصواب لأنه من جولات محاكاة.</translation>
    </message>
    <message>
        <source>The share of the rounds at the table in which you have a stake.</source>
        <translation>نسبة الجولات على الطاولة التي لك فيها رهان.</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Time left</source>
        <translation>الوقت المتبقي</translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <translation>%1: %2 ث</translation>
    </message>
</context>
<context>
    <name>CountingCards</name>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>التوافق</translation>
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
        <translation>عدّي</translation>
    </message>
    <message>
        <source>Your counts</source>
        <translation>عدّاتك</translation>
    </message>
    <message>
        <source>What your stakes were worth</source>
        <translation>ما كانت تساويه رهاناتك</translation>
    </message>
</context>
<context>
    <name>CountingOverview</name>
    <message>
        <source>Stakes and what they lead to</source>
        <translation>الرهانات وما تؤدي إليه</translation>
    </message>
    <message>
        <source>This game is shuffled before every round, so there is nothing to count. Deal it from a kept shoe to see what that would change.</source>
        <translation>تُخلط هذه اللعبة قبل كل جولة، فلا شيء يُعدّ. وزّعها من صندوق محفوظ لترى ما يتغيّر.</translation>
    </message>
    <message>
        <source>Cancelled before there were any figures.</source>
        <translation>أُلغي قبل أن توجد أرقام.</translation>
    </message>
    <message>
        <source>Stake by count</source>
        <translation>الرهان بحسب العدّ</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>Best stakes for this bankroll</source>
        <translation>أفضل الرهانات لهذا الرصيد</translation>
    </message>
    <message>
        <source>Share of Kelly&apos;s stakes</source>
        <translation>نسبة من رهانات كيلي</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>املأ</translation>
    </message>
    <message>
        <source>Undo the last change of the stakes</source>
        <translation>تراجع عن آخر تغيير للرهانات</translation>
    </message>
    <message>
        <source>Bankroll</source>
        <translation>الرصيد</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>الساعات</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>الجولات في الساعة</translation>
    </message>
    <message>
        <source>Hands at higher counts</source>
        <translation>الأيدي عند عدّ أعلى</translation>
    </message>
    <message>
        <source>Rounds with a stake</source>
        <translation>الجولات ذات الرهان</translation>
    </message>
    <message>
        <source>Plays follow the count</source>
        <translation>اللعب يتبع العدّ</translation>
    </message>
    <message>
        <source>Otherwise basic strategy. They are looked for once in each game, which takes a while.</source>
        <translation>وإلا فالاستراتيجية الأساسية. يُبحث عنها مرة في كل لعبة، ويستغرق ذلك وقتًا.</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>بالأرقام</translation>
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
        <translation>العدّ</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>المعروض</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>الرهانات الجانبية</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>العدّ</translation>
    </message>
    <message>
        <source>Read a count system from a file</source>
        <translation>قراءة نظام عدّ من ملف</translation>
    </message>
    <message>
        <source>Remove this system of your own</source>
        <translation>إزالة نظامك هذا</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>الرزم</translation>
    </message>
    <message>
        <source>How much is dealt</source>
        <translation>كم يُوزَّع</translation>
    </message>
    <message>
        <source>Deal from a kept shoe</source>
        <translation>توزيع من صندوق محفوظ</translation>
    </message>
    <message>
        <source>Read a count system</source>
        <translation>قراءة نظام عدّ</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>نظام عدّ</translation>
    </message>
    <message>
        <source>My count</source>
        <translation>عدّي</translation>
    </message>
</context>
<context>
    <name>CountingPlays</name>
    <message>
        <source>Hand</source>
        <translation>اليد</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>At a count of</source>
        <translation>عند عدّ</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>بحسب العمق</translation>
    </message>
    <message>
        <source>Of all gain</source>
        <translation>من كل الكسب</translation>
    </message>
    <message>
        <source>Plays that follow the count</source>
        <translation>قرارات تتبع العدّ</translation>
    </message>
</context>
<context>
    <name>CountingSideBets</name>
    <message>
        <source>Side bets</source>
        <translation>الرهانات الجانبية</translation>
    </message>
</context>
<context>
    <name>CurrencyChoice</name>
    <message>
        <source>Currency %1</source>
        <translation>العملة %1</translation>
    </message>
</context>
<context>
    <name>DateRangeBox</name>
    <message>
        <source>Days</source>
        <translation>الأيام</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>أول يوم</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>آخر يوم</translation>
    </message>
    <message>
        <source>%1 in the calendar</source>
        <comment>the first or the last day</comment>
        <translation>%1 في التقويم</translation>
    </message>
</context>
<context>
    <name>DayLimitRow</name>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>تعيين</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>تعيين: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Keep as it is: %1</source>
        <translation>إبقاء كما هو: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>إزالة: %1</translation>
    </message>
</context>
<context>
    <name>DealingSpeeds</name>
    <message>
        <source>Off</source>
        <translation>بلا حركة</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سريع</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>بطيء</translation>
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
        <translation>احسب: %1</translation>
    </message>
</context>
<context>
    <name>DeleteAccount</name>
    <message>
        <source>Delete %1?</source>
        <translation>حذف %1؟</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>متابعة…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Export its record first</source>
        <translation>تصدير سجله أولًا</translation>
    </message>
    <message>
        <source>Everything it has played, as a JSON file.</source>
        <translation>كل ما لُعب به، في ملف JSON.</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>تصدير السجل</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>حذف %1 نهائيًا؟</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>حذف نهائي</translation>
    </message>
    <message>
        <source>Its record is not exported. This can&apos;t be undone.</source>
        <translation>لن يُصدَّر سجله. لا يمكن التراجع عن هذا.</translation>
    </message>
    <message>
        <source>First its record is written to %1. If that fails, nothing is deleted.</source>
        <translation>يُكتب سجله أولًا في %1. إن تعذر ذلك فلن يُحذف شيء.</translation>
    </message>
    <message>
        <source>Yes, delete %1 and all it has played</source>
        <translation>نعم، احذف %1 وكل ما لُعب به</translation>
    </message>
    <message>
        <source>Exporting the record…</source>
        <translation>جارٍ تصدير السجل…</translation>
    </message>
    <message>
        <source>Deleting the account…</source>
        <translation>جارٍ حذف الحساب…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
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
        <translation>%1: %2، %3</translation>
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
        <translation>موافق</translation>
    </message>
</context>
<context>
    <name>DialogHeader</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>Discard tray</source>
        <translation>صينية الأوراق الملعوبة</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>%1: %2 against %3</source>
        <comment>a hand, its cards, the dealer&apos;s card</comment>
        <translation>‏%1: %2 ضد %3</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <comment>a hand and what was asked</comment>
        <translation>‏%1، تأمين</translation>
    </message>
    <message>
        <source>%1, even money</source>
        <comment>a hand and what was asked</comment>
        <translation>‏%1، ربح متساوٍ</translation>
    </message>
    <message>
        <source>%1, best</source>
        <comment>an answer at the table</comment>
        <translation>‏%1، الأفضل</translation>
    </message>
    <message>
        <source>%1, costs %2</source>
        <comment>an answer at the table, an amount</comment>
        <translation>‏%1، يكلّف %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3 %4, %5 %6</source>
        <comment>two people, what each won or lost</comment>
        <translation>الجولة %1 من %2: %3 %4، %5 %6</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>لا شيء للتقرير</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5. Best: %6</source>
        <comment>a hand; two people&apos;s answers</comment>
        <translation>‏%1. ‏%2: %3. ‏%4: %5. الأفضل: %6</translation>
    </message>
    <message>
        <source>Luck being equal, you came out the same.</source>
        <comment>two people</comment>
        <translation>مع تساوي الحظ، كانت النتيجة واحدة.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 ahead of %2.</source>
        <translation>مع تساوي الحظ، تقدّمت بـ %1 على %2.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 behind %2.</source>
        <translation>مع تساوي الحظ، تأخّرت بـ %1 عن %2.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 ahead of %3.</source>
        <translation>مع تساوي الحظ، تقدّم %1 بـ %2 على %3.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 behind %3.</source>
        <translation>مع تساوي الحظ، تأخّر %1 بـ %2 عن %3.</translation>
    </message>
    <message>
        <source>%1: net %2, mistakes cost %3</source>
        <comment>somebody, two amounts</comment>
        <translation>‏%1: الصافي %2، كلّفت الأخطاء %3</translation>
    </message>
</context>
<context>
    <name>EarlyBar</name>
    <message>
        <source>In advance, seat %1:</source>
        <translation>مسبقًا، المقعد %1:</translation>
    </message>
    <message>
        <source>In advance, seat %1: %2</source>
        <translation>مسبقًا، المقعد %1: %2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>المقعد %1</translation>
    </message>
    <message>
        <source>Decide in advance for seat %1</source>
        <translation>القرار مسبقًا للمقعد %1</translation>
    </message>
</context>
<context>
    <name>EarlySeat</name>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 مسبقًا، المقعد %2</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>غير محفوظ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Save as my game</source>
        <translation>حفظ كلعبة خاصة بي</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>الإبقاء على قواعدي</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>مفهوم</translation>
    </message>
    <message>
        <source>Use the file&apos;s</source>
        <translation>أخذ قواعد الملف</translation>
    </message>
    <message>
        <source>It could not be saved. %1</source>
        <translation>تعذر الحفظ. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>البحث عن قاعدة</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>قواعد للبدء بها</translation>
    </message>
    <message>
        <source>Start from the rules of a type of casino</source>
        <translation>البدء بقواعد نوع من الكازينوهات</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>المصدر: %1</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>أفضلية الكازينو</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>أفضلية الكازينو: جارٍ الحساب</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>أفضلية الكازينو %1</translation>
    </message>
    <message>
        <source>The last change makes no difference</source>
        <translation>التغيير الأخير لا يُحدث فرقًا</translation>
    </message>
    <message>
        <source>The last change: %1, better for you</source>
        <translation>التغيير الأخير: %1، أفضل لك</translation>
    </message>
    <message>
        <source>The last change: %1, better for the house</source>
        <translation>التغيير الأخير: %1، أفضل للكازينو</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>تم الحفظ: %1</translation>
    </message>
    <message numerus="yes">
        <source>Show problems: %n</source>
        <translation>
            <numerusform>إظهار الأخطاء: لا شيء</numerusform>
            <numerusform>إظهار الأخطاء: %n</numerusform>
            <numerusform>إظهار الأخطاء: %n</numerusform>
            <numerusform>إظهار الأخطاء: %n</numerusform>
            <numerusform>إظهار الأخطاء: %n</numerusform>
            <numerusform>إظهار الأخطاء: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorRowView</name>
    <message>
        <source>%1 pays</source>
        <translation>%1: ما تدفعه</translation>
    </message>
    <message>
        <source>%1: smallest stake</source>
        <translation>%1: أدنى رهان</translation>
    </message>
    <message>
        <source>%1: largest stake</source>
        <translation>%1: أقصى رهان</translation>
    </message>
    <message>
        <source>Choose what to add to %1</source>
        <translation>ما يضاف إلى %1</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>إضافة إلى %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Revert: %1</source>
        <translation>استرجاع: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
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
        <translation>اللعب الأمثل</translation>
    </message>
    <message>
        <source>Best play: calculating…</source>
        <translation>اللعب الأمثل: جارٍ الحساب</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>القواعد كما تُقرأ</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>تغيّر: %1</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>أفضلية الكازينو في الرهانات الجانبية، وفي الساعة بالرهان نفسه على كل منها</translation>
    </message>
</context>
<context>
    <name>EditorWords</name>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>أفضلية الكازينو %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Limits of the bet</source>
        <translation>حدود الرهان</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>إعداد جاهز: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>المحفوظ: %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>off</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>A payout of %1 on a stake of %2 is rounded down to a multiple of %3.</source>
        <comment>odds, amounts, the least amount</comment>
        <translation>المبلغ المدفوع بنسبة %1 على رهان قدره %2 يُقرَّب إلى الأسفل إلى مضاعف لـ%3.</translation>
    </message>
    <message>
        <source>Pay table: %1.</source>
        <translation>جدول الدفع: %1.</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>The same as you got</source>
        <translation>مثل ما حصلت عليه</translation>
    </message>
    <message>
        <source>%1 more than you got</source>
        <translation>أكثر مما حصلت عليه بمقدار %1</translation>
    </message>
    <message>
        <source>%1 less than you got</source>
        <translation>أقل مما حصلت عليه بمقدار %1</translation>
    </message>
    <message>
        <source>%1 per unit staked; you got %2</source>
        <translation>%1 لكل وحدة رهان؛ حصلت أنت على %2</translation>
    </message>
    <message>
        <source>Played for %1.</source>
        <comment>a currency</comment>
        <translation>لُعبت بعملة %1.</translation>
    </message>
    <message>
        <source>%1 on spot %2 can&apos;t be placed there.</source>
        <translation>لا مكان هناك لـ%1 على الموضع %2.</translation>
    </message>
    <message>
        <source>%1 on spot %2: %3 in place of %4.</source>
        <translation>%1 على الموضع %2: %3 بدل %4.</translation>
    </message>
    <message>
        <source>None of your stakes can be placed there.</source>
        <translation>لا مكان هناك لأي من رهاناتك.</translation>
    </message>
    <message>
        <source>This would need cards that are still in the shoe. The answer can be shown when the shoe ends.</source>
        <translation>ستستمر بأوراق ما زالت في الصندوق. يمكن معرفة ذلك عند انتهاء الصندوق.</translation>
    </message>
</context>
<context>
    <name>ElsewhereDialog</name>
    <message>
        <source>The same cards in other games</source>
        <translation>الأوراق نفسها في ألعاب أخرى</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a round, how it ended</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You play alone, with the shoe from this round&apos;s first card on, and make the best play from what you can see. The stakes are yours, or the nearest the game allows.</source>
        <translation>تجلس هناك وحدك، مع الصندوق ابتداءً من أول ورقة في هذه الجولة، وتلعب أفضل ما يمكن بحسب ما هو ظاهر. الرهانات رهاناتك، أو أقرب ما تسمح به اللعبة.</translation>
    </message>
    <message>
        <source>Games calculated</source>
        <translation>الألعاب المحسوبة</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
</context>
<context>
    <name>ElsewhereLine</name>
    <message>
        <source>%1, best play</source>
        <comment>a game</comment>
        <translation>%1، باللعب الأمثل</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Show it in %1</source>
        <comment>a game</comment>
        <translation>عرضها في %1</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>no unseen card can be that hole card</source>
        <translation>لا يمكن أن تكون أي ورقة لم تظهر هي تلك الورقة المخفية</translation>
    </message>
    <message>
        <source>the dealer has blackjack: the round is over, there is nothing to decide</source>
        <translation>لدى الموزع بلاك جاك: انتهت الجولة، ولا شيء يُقرَّر</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>How figures were computed</extracomment>
        <translation>دقيق</translation>
    </message>
    <message>
        <source>exact for these plays: up to {} hands of a pair, each played as best for the pair&apos;s two cards gone; pairs are split again always or up to a number of hands, whichever is worth most; other hands&apos; second cards are known only not to be of the pair</source>
        <translation>دقيق لهذا اللعب: حتى {} من الأيدي للزوج الواحد، وتُلعب كل منها على أفضل وجه باعتبار ورقتي الزوج قد خرجتا؛ ويعاد تقسيم الأزواج دائمًا أو حتى عدد معين من الأيدي، أيهما أعلى قيمة؛ ولا يُعرف عن الأوراق الثانية للأيدي الأخرى إلا أنها ليست من قيمة الزوج</translation>
    </message>
    <message>
        <source>a decision needs at least two cards</source>
        <translation>يحتاج القرار إلى ورقتين على الأقل</translation>
    </message>
    <message>
        <source>is bust: there is nothing to decide</source>
        <translation>تجاوزت 21: لا شيء يُقرَّر</translation>
    </message>
    <message>
        <source>only {} cards are left unseen; at least {} are needed</source>
        <translation>لم يبقَ من الأوراق التي لم تظهر إلا {}؛ واللازم {} على الأقل</translation>
    </message>
    <message>
        <source>{} is not among the cards unseen</source>
        <translation>الورقة {} ليست بين الأوراق التي لم تظهر</translation>
    </message>
    <message>
        <source>{} is out of range; allowed: {} to {}</source>
        <translation>القيمة {} خارج النطاق؛ المسموح من {} إلى {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <extracomment>A place and what is wrong there</extracomment>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>cannot be moved: {}</source>
        <translation>تعذر النقل: {}</translation>
    </message>
    <message>
        <source>no such game; it may have been deleted meanwhile</source>
        <translation>لا توجد لعبة كهذه؛ ربما حُذفت في هذه الأثناء</translation>
    </message>
    <message>
        <source>is a built-in game; copy it to change it</source>
        <translation>لعبة مضمّنة؛ يمكن تعديل نسخة منها</translation>
    </message>
    <message>
        <source>was opened from a file elsewhere; copy it to change it</source>
        <translation>فُتحت من ملف في مكان آخر؛ يمكن تعديل نسخة منها</translation>
    </message>
    <message>
        <source>is not in the folder of your own games</source>
        <translation>ليست في مجلد ألعابك الخاصة</translation>
    </message>
    <message>
        <source>not a commitment; 64 hex digits, the SHA-256 of the seed, are needed</source>
        <translation>ليس التزامًا؛ يلزم 64 رقمًا ست عشريًا، هي SHA-256 للبذرة</translation>
    </message>
    <message>
        <source>can&apos;t be priced: {}</source>
        <translation>لا يمكن التقييم: {}</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>لا يمكن قراءته</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>كبير أكثر من اللازم</translation>
    </message>
    <message>
        <source>it is damaged or too large</source>
        <translation>تالف أو كبير أكثر من اللازم</translation>
    </message>
    <message>
        <source>it is not a picture</source>
        <translation>ليس صورة</translation>
    </message>
    <message>
        <source>it lacks the card {}</source>
        <translation>تنقصه الورقة {}</translation>
    </message>
    <message>
        <source>its cards can&apos;t be told apart</source>
        <translation>لا يمكن تمييز أوراقه بعضها عن بعض</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>أجزاؤه متداخلة أكثر من اللازم</translation>
    </message>
    <message>
        <source>it refers to another file</source>
        <translation>يعرض ملفًا آخر</translation>
    </message>
    <message>
        <source>it has too many parts</source>
        <translation>أجزاؤه أكثر من اللازم</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>تالف</translation>
    </message>
    <message>
        <source>it repeats its parts too often</source>
        <translation>يكرر عرض أجزائه أكثر من اللازم</translation>
    </message>
    <message>
        <source>a first card outside the shoe</source>
        <translation>ورقة أولى من خارج الصندوق</translation>
    </message>
    <message>
        <source>a player out of order</source>
        <translation>لاعب في غير ترتيبه</translation>
    </message>
    <message>
        <source>an unknown player or seat</source>
        <translation>لاعب غير معروف أو مقعد غير معروف</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be taken</source>
        <translation>مقعد لا يمكن أخذه</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be left</source>
        <translation>مقعد لا يمكن مغادرته</translation>
    </message>
    <message>
        <source>a stake out of place</source>
        <translation>رهان في غير محله</translation>
    </message>
    <message>
        <source>a stake that was never placed is returned</source>
        <translation>إعادة رهان غير موجود</translation>
    </message>
    <message>
        <source>betting isn&apos;t open</source>
        <translation>الرهان غير مفتوح</translation>
    </message>
    <message>
        <source>a card for a hand that doesn&apos;t exist</source>
        <translation>ورقة ليد غير موجودة</translation>
    </message>
    <message>
        <source>an insurance without a play</source>
        <translation>تأمين بلا رهان</translation>
    </message>
    <message>
        <source>even money without a play</source>
        <translation>ربح متساوٍ بلا رهان</translation>
    </message>
    <message>
        <source>an offer without a play</source>
        <translation>عرض بلا رهان</translation>
    </message>
    <message>
        <source>an unknown seat</source>
        <translation>مقعد غير معروف</translation>
    </message>
    <message>
        <source>an unknown hand</source>
        <translation>يد غير معروفة</translation>
    </message>
    <message>
        <source>a hand that can&apos;t be split</source>
        <translation>يد لا يمكن تقسيمها</translation>
    </message>
    <message>
        <source>nothing to follow</source>
        <translation>لا شيء يُجارى</translation>
    </message>
    <message>
        <source>a settled stake differs from the one placed</source>
        <translation>سُوّي رهان بمبلغ غير الذي وُضع</translation>
    </message>
    <message>
        <source>a play that isn&apos;t open is settled</source>
        <translation>سُوّي رهان غير مفتوح</translation>
    </message>
    <message>
        <source>the round ends with an unsettled play</source>
        <translation>تنتهي الجولة وفيها رهان لم يُسوَّ</translation>
    </message>
    <message>
        <source>event {}</source>
        <translation>الحدث {}</translation>
    </message>
    <message>
        <source>no command begins with this event</source>
        <translation>لا يبدأ أي أمر بهذا الحدث</translation>
    </message>
    <message>
        <source>the round was never opened</source>
        <translation>لم تُفتح الجولة</translation>
    </message>
    <message>
        <source>players are not numbered in order</source>
        <translation>الأشخاص غير مرقّمين بالترتيب</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>لا يوجد مقعد كهذا</translation>
    </message>
    <message>
        <source>the command behind this event is refused: {}</source>
        <translation>الأمر الذي وراء هذا الحدث مرفوض: {}</translation>
    </message>
    <message>
        <source>the command behind this event produces no event</source>
        <translation>الأمر الذي وراء هذا الحدث لا ينتج أي حدث</translation>
    </message>
    <message>
        <source>the same command produces another event</source>
        <translation>الأمر نفسه ينتج حدثًا آخر</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>من {} إلى {}</translation>
    </message>
    <message>
        <source>a list of {}</source>
        <translation>قائمة من: {}</translation>
    </message>
    <message>
        <source>a payout such as &quot;3:2&quot;, numbers from 1 to 1000</source>
        <translation>مدفوع مثل &quot;3:2&quot;، بأعداد من 1 إلى 1000</translation>
    </message>
    <message>
        <source>text of 1 to {} bytes</source>
        <translation>نص طوله من 1 إلى {} بايت</translation>
    </message>
    <message>
        <source>a list of {id, name, kind, pays, limits}</source>
        <translation>قائمة من {id, name, kind, pays, limits}</translation>
    </message>
    <message>
        <source>a list of {currency, min, max}</source>
        <translation>قائمة من {currency, min, max}</translation>
    </message>
    <message>
        <source>a list of keys</source>
        <translation>قائمة مفاتيح</translation>
    </message>
    <message>
        <source>There is no cut card: the shoe is shuffled every round.</source>
        <translation>لا توجد ورقة قطع: يُخلط الصندوق في كل جولة.</translation>
    </message>
    <message>
        <source>There is only one seat.</source>
        <translation>لا يوجد سوى مقعد واحد.</translation>
    </message>
    <message>
        <source>Other people play only at a shared table.</source>
        <translation>لا يجلس الآخرون إلا على طاولة مشتركة.</translation>
    </message>
    <message>
        <source>Insurance is not offered.</source>
        <translation>لا يُعرض التأمين.</translation>
    </message>
    <message>
        <source>A blackjack against an ace is offered even money instead.</source>
        <translation>يُعرض على البلاك جاك مقابل الآس ربح متساوٍ بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>لا يمكن تقسيم الأزواج.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>لا تُقسَّم ثانيةً اليد الناتجة عن تقسيم.</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>لا يمكن الاستسلام باليد.</translation>
    </message>
    <message>
        <source>must be a fraction between {} and {}, such as 0.9953</source>
        <translation>يجب أن يكون كسرًا من {} إلى {}، مثل 0.9953</translation>
    </message>
    <message>
        <source>empty; a rule set needs an id</source>
        <translation>فارغ؛ تحتاج مجموعة القواعد إلى معرّف</translation>
    </message>
    <message>
        <source>a double after a split needs splits (&quot;split.hands&quot; 2 to 4)</source>
        <translation>المضاعفة بعد التقسيم تحتاج إلى التقسيم (&quot;split.hands&quot; من 2 إلى 4)</translation>
    </message>
    <message>
        <source>empty; a side bet needs an id</source>
        <translation>فارغ؛ يحتاج الرهان الجانبي إلى معرّف</translation>
    </message>
    <message>
        <source>&quot;{}&quot; appears twice</source>
        <translation>«{}» مكرر</translation>
    </message>
    <message>
        <source>no limits; at least one {currency, min, max} is needed</source>
        <translation>لا توجد حدود؛ يلزم {currency, min, max} واحد على الأقل</translation>
    </message>
    <message>
        <source>empty; a currency&apos;s name is needed</source>
        <translation>فارغ؛ يلزم اسم عملة</translation>
    </message>
    <message>
        <source>must be above 0.00 and a multiple of 0.02</source>
        <translation>يجب أن يكون أكبر من 0.00 ومن مضاعفات 0.02</translation>
    </message>
    <message>
        <source>must be between min and {}</source>
        <translation>يجب أن يكون بين min و{}</translation>
    </message>
    <message>
        <source>must be a multiple of 0.02</source>
        <translation>يجب أن يكون من مضاعفات 0.02</translation>
    </message>
    <message>
        <source>empty; at least one outcome must pay</source>
        <translation>فارغ؛ يجب أن تدفع نتيجة واحدة على الأقل</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome</source>
        <translation>لا توجد في «{}» نتيجة كهذه</translation>
    </message>
    <message>
        <source>appears twice</source>
        <translation>مكرر</translation>
    </message>
    <message>
        <source>event {} ({})</source>
        <translation>الحدث {} ({})</translation>
    </message>
    <message>
        <source>an amount larger than a wallet can hold</source>
        <translation>مبلغ يفوق ما تتسع له محفظة</translation>
    </message>
    <message>
        <source>not a seed; {} hex digits are needed</source>
        <translation>ليست بذرة؛ عدد الأرقام الست عشرية اللازم: {}</translation>
    </message>
    <message>
        <source>{} bytes are too many; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>الطول {} بايت أكثر من اللازم؛ طول بذرة اللاعب من 0 إلى {} بايت في UTF-8</translation>
    </message>
    <message>
        <source>not UTF-8; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>ليس UTF-8؛ طول بذرة اللاعب من 0 إلى {} بايت في UTF-8</translation>
    </message>
    <message>
        <source>the seed&apos;s SHA-256 is {}, the commitment says {}</source>
        <translation>قيمة SHA-256 للبذرة هي {}، وفي الالتزام {}</translation>
    </message>
    <message>
        <source>card {} of the shoe is {} by the shuffle, {} was drawn</source>
        <translation>الورقة {} في الصندوق هي {} بحسب الخلط، والمسحوبة {}</translation>
    </message>
    <message>
        <source>is a link out of the data folder, or lies behind one, and is not followed; put the file itself there, or choose its folder with --data</source>
        <translation>رابط يخرج من مجلد البيانات أو يقع خلف رابط كهذا، ولا يُتّبع؛ ضع الملف نفسه هناك، أو اختر بالخيار --data المجلد الذي يوجد فيه</translation>
    </message>
    <message>
        <source>the stored events are damaged: {}</source>
        <translation>الأحداث المحفوظة تالفة: {}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The stored events are damaged: they are empty</extracomment>
        <translation>فارغة</translation>
    </message>
    <message>
        <source>the stored events have version {}; this program knows 1 and 2</source>
        <translation>إصدار الأحداث المحفوظة {}؛ وهذا البرنامج يعرف الإصدارين 1 و2</translation>
    </message>
    <message>
        <source>the compressed length is wrong</source>
        <translation>الطول المضغوط غير صحيح</translation>
    </message>
    <message>
        <source>they can&apos;t be decompressed</source>
        <translation>لا يمكن فك ضغطها</translation>
    </message>
    <message>
        <source>they are not a list</source>
        <translation>ليست قائمة</translation>
    </message>
    <message>
        <source>event {} can&apos;t be read</source>
        <translation>لا يمكن قراءة الحدث {}</translation>
    </message>
    <message>
        <source>more data follows them</source>
        <translation>بعدها بيانات زائدة</translation>
    </message>
    <message>
        <source>has already joined; every player joins once</source>
        <translation>موجود من قبل؛ كل لاعب يأتي مرة واحدة</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not at the table; a player joins with player-present</source>
        <translation>«{}» ليس على الطاولة؛ يأتي اللاعب مع player-present</translation>
    </message>
    <message>
        <source>does not belong to a stake of this kind; leave it out</source>
        <translation>لا يخص رهانًا من هذا النوع؛ احذفه</translation>
    </message>
    <message>
        <source>an object with &quot;type&quot; is needed</source>
        <translation>يلزم كائن فيه &quot;type&quot;</translation>
    </message>
    <message>
        <source>too many players; at most {} are allowed</source>
        <translation>اللاعبون أكثر من اللازم؛ المسموح {}</translation>
    </message>
    <message>
        <source>nested too deeply; at most 64 levels are allowed</source>
        <translation>تداخل أعمق من اللازم؛ المسموح 64 مستوى</translation>
    </message>
    <message>
        <source>appears twice; a key may appear once in an object</source>
        <translation>مكرر؛ لا يرد المفتاح في الكائن إلا مرة واحدة</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>السطر {}، العمود {}</translation>
    </message>
    <message>
        <source>unterminated object</source>
        <extracomment>What is wrong in a file that is no JSON, as all that follow up to &quot;garbage at the end&quot;</extracomment>
        <translation>كائن غير مكتمل</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>فاصل الاسم مفقود</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>مصفوفة غير مكتملة</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>فاصل القيم مفقود</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>نهاية غير صالحة بعد عدد</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>عدد غير صالح</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>تسلسل هروب غير صالح</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>سلسلة UTF-8 غير صالحة</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>سلسلة نصية غير مكتملة</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>الكائن بعد الفاصلة مفقود</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>المستند كبير أكثر من اللازم</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>محارف زائدة في آخر المستند</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>قيمة غير صالحة</translation>
    </message>
    <message>
        <source>too large; at most 16 MiB is allowed</source>
        <translation>كبير أكثر من اللازم؛ المسموح 16 ميبيبايت</translation>
    </message>
    <message>
        <source>not JSON at {} ({}); one JSON object is needed</source>
        <translation>ليس JSON عند {} ({})؛ يلزم كائن JSON واحد</translation>
    </message>
    <message>
        <source>a lone value; one JSON object is needed</source>
        <translation>قيمة مفردة؛ يلزم كائن JSON واحد</translation>
    </message>
    <message>
        <source>no file is named; a path is needed</source>
        <translation>لم يُذكر ملف؛ يلزم مسار</translation>
    </message>
    <message>
        <source>cannot be read: {}</source>
        <translation>تعذرت القراءة: {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was found in a file: &quot;is true or false; text is needed&quot;. The next five too</extracomment>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>كائن</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>قيمة فارغة</translation>
    </message>
    <message>
        <source>is {}; text is needed</source>
        <translation>الموجود {}؛ يلزم نص</translation>
    </message>
    <message>
        <source>holds half a character (a lone surrogate); text is needed</source>
        <translation>فيه نصف محرف (surrogate منفرد)؛ يلزم نص</translation>
    </message>
    <message>
        <source>is too short; allowed: {} to {} bytes</source>
        <translation>قصير أكثر من اللازم؛ المسموح من {} إلى {} بايت</translation>
    </message>
    <message>
        <source>{} bytes are too many; allowed: {} to {}</source>
        <translation>الطول {} بايت أكثر من اللازم؛ المسموح من {} إلى {}</translation>
    </message>
    <message>
        <source>holds a control character; plain text on one line is needed</source>
        <translation>فيه محرف تحكم؛ يلزم نص عادي في سطر واحد</translation>
    </message>
    <message>
        <source>holds a character that breaks the line; plain text on one line is needed</source>
        <translation>فيه محرف يكسر السطر؛ يلزم نص عادي في سطر واحد</translation>
    </message>
    <message>
        <source>holds a character that reverses the text around it; plain text is needed</source>
        <translation>فيه محرف يقلب اتجاه النص حوله؛ يلزم نص عادي</translation>
    </message>
    <message>
        <source>is {}; true or false is needed</source>
        <translation>الموجود {}؛ يلزم true أو false</translation>
    </message>
    <message>
        <source>is {}; a whole number is needed</source>
        <translation>الموجود {}؛ يلزم عدد صحيح</translation>
    </message>
    <message>
        <source>{} is not a whole number; allowed: {} to {}</source>
        <translation>{} ليس عددًا صحيحًا؛ المسموح من {} إلى {}</translation>
    </message>
    <message>
        <source>is {}; a number is needed</source>
        <translation>الموجود {}؛ يلزم عدد</translation>
    </message>
    <message>
        <source>is {}; an amount as decimal text, such as &quot;12.50&quot;, is needed</source>
        <translation>الموجود {}؛ يلزم مبلغ كنص عشري، مثل &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>{} is not an amount; decimal text such as &quot;12.50&quot; is needed</source>
        <translation>{} ليس مبلغًا؛ يلزم نص عشري مثل &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>is {}; a payout as text, such as &quot;3:2&quot;, is needed</source>
        <translation>الموجود {}؛ يلزم مدفوع كنص، مثل &quot;3:2&quot;</translation>
    </message>
    <message>
        <source>{} is not a payout; text such as &quot;3:2&quot; with numbers from 1 to 1000 is needed</source>
        <translation>{} ليس مدفوعًا؛ يلزم نص مثل &quot;3:2&quot; بأعداد من 1 إلى 1000</translation>
    </message>
    <message>
        <source>is {}; a card such as &quot;AS&quot; or &quot;TD&quot; is needed</source>
        <translation>الموجود {}؛ تلزم ورقة مثل &quot;AS&quot; أو &quot;TD&quot;</translation>
    </message>
    <message>
        <source>{} is not a card; a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit S H D C are needed</source>
        <translation>{} ليست ورقة؛ تلزم رتبة A 2 3 4 5 6 7 8 9 T J Q K ونوع S H D C</translation>
    </message>
    <message>
        <source>is {}; allowed: {}</source>
        <translation>الموجود {}؛ المسموح {}</translation>
    </message>
    <message>
        <source>{} is not known; allowed: {}</source>
        <translation>{} غير معروف؛ المسموح {}</translation>
    </message>
    <message>
        <source>is {}; a list is needed</source>
        <translation>الموجود {}؛ تلزم قائمة</translation>
    </message>
    <message>
        <source>{} entries are too many; at most {} are allowed</source>
        <translation>عدد العناصر {} أكثر من اللازم؛ المسموح {}</translation>
    </message>
    <message>
        <source>is {}; an object is needed</source>
        <translation>الموجود {}؛ يلزم كائن</translation>
    </message>
    <message>
        <source>unknown key; allowed: {}</source>
        <translation>مفتاح غير معروف؛ المسموح {}</translation>
    </message>
    <message>
        <source>{} keys are too many; at most {} are allowed</source>
        <translation>عدد المفاتيح {} أكثر من اللازم؛ المسموح {}</translation>
    </message>
    <message>
        <source>missing; this key is needed</source>
        <translation>مفقود؛ هذا المفتاح لازم</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by {}; a different id is needed</source>
        <translation>«{}» مستخدم لدى {}؛ يلزم معرّف خاص</translation>
    </message>
    <message>
        <source>a built-in game</source>
        <translation>لعبة مضمّنة</translation>
    </message>
    <message>
        <source>the folder of your own games cannot be created</source>
        <translation>تعذر إنشاء مجلد ألعابك الخاصة</translation>
    </message>
    <message>
        <source>cannot be written: {}; what was there before is unchanged</source>
        <translation>تعذرت الكتابة: {}؛ وما كان هناك من قبل لم يتغير</translation>
    </message>
    <message>
        <source>is already one of your own games, at {}</source>
        <translation>من ألعابك الخاصة بالفعل، في {}</translation>
    </message>
    <message>
        <source>is a built-in game; only your own can be removed</source>
        <translation>لعبة مضمّنة؛ لا يمكن إزالة غير الألعاب الخاصة</translation>
    </message>
    <message>
        <source>no such game; there are none of your own</source>
        <translation>لا توجد لعبة كهذه؛ ليست لديك ألعاب خاصة</translation>
    </message>
    <message>
        <source>no such game; your own are {}</source>
        <translation>لا توجد لعبة كهذه؛ ألعابك الخاصة هي {}</translation>
    </message>
    <message>
        <source>cannot be removed: {}</source>
        <translation>تعذرت الإزالة: {}</translation>
    </message>
    <message>
        <source>has no &quot;{}&quot;</source>
        <translation>لا يوجد فيه «{}»</translation>
    </message>
    <message>
        <source>has no entry &quot;{}&quot;; allowed: its ids or places from 0 to {}</source>
        <translation>لا يوجد فيه العنصر «{}»؛ المسموح معرّفات عناصره أو مواضعها من 0 إلى {}</translation>
    </message>
    <message>
        <source>not a change of a rule; KEY=VALUE is needed, such as decks=8</source>
        <translation>ليس تغييرًا لقاعدة؛ يلزم KEY=VALUE، مثل decks=8</translation>
    </message>
    <message>
        <source>goes too deep; at most {} levels are allowed</source>
        <translation>أعمق من اللازم؛ عدد المستويات المسموح: {}</translation>
    </message>
    <message>
        <source>too long; at most {} bytes are allowed</source>
        <translation>أطول من اللازم؛ عدد البايتات المسموح: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome; allowed: {}</source>
        <translation>لا توجد في «{}» نتيجة كهذه؛ المسموح {}</translation>
    </message>
    <message>
        <source>holds a slash; an id has 1 to {} bytes and no slash</source>
        <translation>فيه شرطة مائلة؛ طول المعرّف من 1 إلى {} بايت بلا شرطة مائلة</translation>
    </message>
    <message>
        <source>is the path of a file; a name to be read is needed</source>
        <translation>مسار ملف؛ يلزم اسم يُقرأ</translation>
    </message>
    <message>
        <source>appears twice; allowed: ace and ten, once each</source>
        <translation>مكرر؛ المسموح ace وten، مرة واحدة لكل منهما</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card; a card is a rank A 2 … 9 T J Q K and a suit S H D C, such as TS</source>
        <translation>«{}» ليست ورقة؛ الورقة رتبة A 2 … 9 T J Q K ونوع S H D C، مثل TS</translation>
    </message>
    <message>
        <source>must be a text of cards (&quot;9S KD …&quot;) or an object {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</source>
        <translation>يجب أن يكون نصًا من أوراق (&quot;9S KD …&quot;) أو كائن {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</translation>
    </message>
    <message>
        <source>must be 64 hex digits</source>
        <translation>يجب أن يكون 64 رقمًا ست عشريًا</translation>
    </message>
    <message>
        <source>&quot;player&quot; is missing; it may be left out only where there is one</source>
        <translation>&quot;player&quot; مفقود؛ لا يُحذف إلا حيث يوجد لاعب واحد فقط</translation>
    </message>
    <message>
        <source>there is no player &quot;{}&quot; at this table</source>
        <translation>لا يوجد لاعب «{}» على هذه الطاولة</translation>
    </message>
    <message>
        <source>&quot;seat&quot; is missing; this game has {}</source>
        <translation>&quot;seat&quot; مفقود؛ عدد المقاعد في هذه اللعبة: {}</translation>
    </message>
    <message>
        <source>a bet has exactly one of &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</source>
        <translation>في الرهان واحد فقط من &quot;main&quot; و&quot;behind&quot; و&quot;side&quot;</translation>
    </message>
    <message>
        <source>&quot;stake&quot; goes with &quot;side&quot;, and only with it</source>
        <translation>&quot;stake&quot; يرافق &quot;side&quot; ولا يرد إلا معه</translation>
    </message>
    <message>
        <source>nobody plays; at least one player is needed</source>
        <translation>لا أحد يلعب؛ يلزم لاعب واحد على الأقل</translation>
    </message>
    <message>
        <source>{} players; this game has exactly one</source>
        <translation>عدد اللاعبين {}؛ ولهذه اللعبة لاعب واحد فقط</translation>
    </message>
    <message>
        <source>this game is not played in &quot;{}&quot;; allowed: {}</source>
        <translation>لا تُلعب هذه اللعبة بعملة «{}»؛ المسموح: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by another rule set; a different id is needed</source>
        <translation>«{}» مستخدم لدى مجموعة قواعد أخرى؛ يلزم معرّف خاص</translation>
    </message>
    <message>
        <source>no such game; use one of {}, or the path of a rule-set file</source>
        <translation>لا توجد لعبة كهذه؛ المعروف {}، أو مسار ملف قواعد</translation>
    </message>
    <message>
        <source>shoe</source>
        <extracomment>Where something is wrong: the shoe that cards come from</extracomment>
        <translation>الصندوق</translation>
    </message>
    <message>
        <source>there is none with that number</source>
        <translation>لا يوجد ما يحمل هذا الرقم</translation>
    </message>
    <message>
        <source>round {}: {}</source>
        <translation>الجولة {}: {}</translation>
    </message>
    <message>
        <source>there is no account</source>
        <translation>لا يوجد حساب</translation>
    </message>
    <message>
        <source>can&apos;t be written: {}</source>
        <translation>تعذرت الكتابة: {}</translation>
    </message>
    <message>
        <source>log {}, event {} ({})</source>
        <translation>سجل الأحداث {}، الحدث {} ({})</translation>
    </message>
    <message>
        <source>log {}, event {}</source>
        <translation>سجل الأحداث {}، الحدث {}</translation>
    </message>
    <message>
        <source>the known cards run out before the round ends</source>
        <translation>الأوراق المعروفة لا تكفي حتى نهاية الجولة</translation>
    </message>
    <message>
        <source>answer</source>
        <extracomment>Where something is wrong: what somebody does in a hand</extracomment>
        <translation>الجواب</translation>
    </message>
    <message>
        <source>is refused: {}</source>
        <translation>مرفوض: {}</translation>
    </message>
    <message>
        <source>round {}</source>
        <translation>الجولة {}</translation>
    </message>
    <message>
        <source>is not finished</source>
        <translation>لم تنتهِ</translation>
    </message>
    <message>
        <source>the day&apos;s rounds add up to more than a wallet can hold</source>
        <translation>مجموع جولات اليوم يفوق ما تتسع له محفظة</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>Where something is wrong: what somebody may lose, stake or play at most</extracomment>
        <translation>الحد</translation>
    </message>
    <message>
        <source>a money limit has a currency, any other has none</source>
        <translation>الحد المالي يكون بعملة، وأي حد آخر بلا عملة</translation>
    </message>
    <message>
        <source>an amount above 0 and at most {}</source>
        <translation>مبلغ أكبر من 0 ولا يزيد على {}</translation>
    </message>
    <message>
        <source>1 to {} minutes</source>
        <translation>من 1 إلى {} دقيقة</translation>
    </message>
    <message>
        <source>break</source>
        <extracomment>Where something is wrong: a time without play</extracomment>
        <translation>الاستراحة</translation>
    </message>
    <message>
        <source>a break lasts from a minute to 30 days, an exclusion from a day to five years</source>
        <translation>الاستراحة من دقيقة إلى 30 يومًا، والاستبعاد الذاتي من يوم إلى خمس سنوات</translation>
    </message>
    <message>
        <source>one that ends later is already running; it can&apos;t be shortened</source>
        <translation>تسري بالفعل واحدة تنتهي بعدها؛ ولا يمكن تقصيرها</translation>
    </message>
    <message>
        <source>the break can&apos;t be recorded here, where other data folders look for it; check that you may write to this file</source>
        <translation>لا يمكن تدوين الاستراحة هنا حيث تبحث عنها مجلدات البيانات الأخرى؛ تأكد من أن كتابة هذا الملف مسموحة لك</translation>
    </message>
    <message>
        <source>event {}: {}</source>
        <translation>الحدث {}: {}</translation>
    </message>
    <message>
        <source>too few cards were left in the shoe</source>
        <translation>لم تبقَ في الصندوق أوراق كافية</translation>
    </message>
    <message>
        <source>its cards are not those of its decks</source>
        <translation>أوراقه ليست أوراق رزمه</translation>
    </message>
    <message>
        <source>has no cards</source>
        <translation>بلا أوراق</translation>
    </message>
    <message>
        <source>its first cards can&apos;t be priced</source>
        <translation>لا يمكن تقييم أوراقها الأولى</translation>
    </message>
    <message>
        <source>the export</source>
        <extracomment>Where something is wrong: what is written of the record of play</extracomment>
        <translation>التصدير</translation>
    </message>
    <message>
        <source>is a folder; the name of a file is needed</source>
        <translation>مجلد؛ يلزم اسم ملف</translation>
    </message>
    <message>
        <source>is a device, not a file; the name of a file is needed</source>
        <translation>جهاز وليس ملفًا؛ يلزم اسم ملف</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>المجلد غير موجود</translation>
    </message>
    <message>
        <source>already exists and was not to be replaced</source>
        <translation>موجود بالفعل، ولم يُطلب استبداله</translation>
    </message>
    <message>
        <source>the round can&apos;t be cancelled: {}</source>
        <translation>لا يمكن إلغاء الجولة: {}</translation>
    </message>
    <message>
        <source>the answer to a question is refused: {}</source>
        <translation>رُفض الجواب عن سؤال: {}</translation>
    </message>
    <message>
        <source>a side bet that the rules don&apos;t have</source>
        <translation>رهان جانبي ليس في القواعد</translation>
    </message>
    <message>
        <source>an account&apos;s name has 1 to 60 characters</source>
        <translation>اسم الحساب من 1 إلى 60 محرفًا</translation>
    </message>
    <message>
        <source>account</source>
        <extracomment>Where something is wrong: &quot;account: there is no such account&quot;</extracomment>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>a key has 1 to 40 of the characters a–z, 0–9 and &apos;-&apos;</source>
        <translation>طول المفتاح من 1 إلى 40 من المحارف a–z و0–9 و«-»</translation>
    </message>
    <message>
        <source>there is already an account &quot;{}&quot;</source>
        <translation>يوجد حساب باسم «{}» بالفعل</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>العملة</translation>
    </message>
    <message>
        <source>there is no play money named &quot;{}&quot;</source>
        <translation>لا توجد نقود لعب باسم «{}»</translation>
    </message>
    <message>
        <source>top-up</source>
        <translation>الشحن</translation>
    </message>
    <message>
        <source>a round is being played with this money; finish it first</source>
        <translation>تُلعب جولة بهذه النقود؛ أنهها أولًا</translation>
    </message>
    <message>
        <source>this wallet already holds more than enough</source>
        <translation>في هذه المحفظة أكثر من الكفاية</translation>
    </message>
    <message>
        <source>there is no such account</source>
        <translation>لا يوجد حساب كهذا</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>الملف تالف</translation>
    </message>
    <message>
        <source>the folder for backups can&apos;t be created; check that you may write there</source>
        <translation>تعذر إنشاء مجلد النسخ الاحتياطية؛ تأكد من أن الكتابة هناك مسموحة لك</translation>
    </message>
    <message>
        <source>another backup is still being made; try again when it is done</source>
        <translation>ما زالت نسخة احتياطية أخرى قيد الإنشاء؛ أعد المحاولة عند اكتمالها</translation>
    </message>
    <message>
        <source>the backup can&apos;t be written</source>
        <translation>تعذرت كتابة النسخة الاحتياطية</translation>
    </message>
    <message>
        <source>was made by a newer version of the program</source>
        <translation>أنشأها إصدار أحدث من البرنامج</translation>
    </message>
    <message>
        <source>is damaged and can&apos;t be read; choose another</source>
        <translation>تالفة ولا يمكن قراءتها؛ اختر غيرها</translation>
    </message>
    <message>
        <source>is not a backup of this program; choose another</source>
        <translation>ليست نسخة احتياطية من هذا البرنامج؛ اختر غيرها</translation>
    </message>
    <message>
        <source>can&apos;t be read; check that it is there and that you may read it, or choose another</source>
        <translation>لا يمكن قراءتها؛ تأكد من وجودها ومن أن قراءتها مسموحة لك، أو اختر غيرها</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created</source>
        <translation>تعذر إنشاء المجلد</translation>
    </message>
    <message>
        <source>can&apos;t be renamed to the database now; the next start tries again</source>
        <translation>لا يمكن إعطاؤها اسم قاعدة البيانات الآن؛ يعيد التشغيل التالي المحاولة</translation>
    </message>
    <message>
        <source>round {} stakes more than the wallet holds; none of it was stored</source>
        <translation>رهانات الجولة {} أكثر مما في المحفظة؛ لم يُحفظ منها شيء</translation>
    </message>
    <message>
        <source>round {} can&apos;t be taken out: some of its money is still in play</source>
        <translation>لا يمكن إزالة الجولة {}: ما زالت لها نقود في اللعب</translation>
    </message>
    <message>
        <source>transfer {} is missing</source>
        <translation>التحويل {} مفقود</translation>
    </message>
    <message>
        <source>transfer {} is not from the house to a wallet</source>
        <translation>التحويل {} ليس من الكازينو إلى محفظة</translation>
    </message>
    <message>
        <source>book {} ({}) is of no known kind, or is there twice</source>
        <translation>الدفتر {} ({}) نوعه غير معروف أو موجود مرتين</translation>
    </message>
    <message>
        <source>it books to a book of another account or currency</source>
        <translation>تقيّد في دفتر حساب آخر أو عملة أخرى</translation>
    </message>
    <message>
        <source>it begins with {} in the wallet, which earlier rounds and top-ups don&apos;t add up to</source>
        <translation>تبدأ وفي المحفظة {}، ولا يتفق ذلك مع الجولات السابقة ومبالغ الشحن</translation>
    </message>
    <message>
        <source>book {} ({}) holds {}, its bookings come to {}</source>
        <translation>في الدفتر {} ({}) مبلغ {}، ومجموع قيوده {}</translation>
    </message>
    <message>
        <source>the wallet of account {} in {} is below zero</source>
        <translation>محفظة الحساب {} بعملة {} دون الصفر</translation>
    </message>
    <message>
        <source>the books in {} don&apos;t balance: {} too much</source>
        <translation>الدفاتر بعملة {} غير متوازنة: زيادة قدرها {}</translation>
    </message>
    <message>
        <source>amounts larger than a book can hold</source>
        <translation>مبالغ تفوق ما يتسع له دفتر</translation>
    </message>
    <message>
        <source>the books</source>
        <translation>الدفاتر</translation>
    </message>
    <message>
        <source>the limits</source>
        <translation>الحدود</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>its tables are not the ones this program creates</source>
        <translation>جداوله ليست ما ينشئه هذا البرنامج</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>المخطط</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>the rules number {} are not the ones that were stored</source>
        <translation>القواعد رقم {} ليست التي حُفظت</translation>
    </message>
    <message>
        <source>the shoe is missing</source>
        <translation>الصندوق مفقود</translation>
    </message>
    <message>
        <source>shoe {}</source>
        <translation>الصندوق {}</translation>
    </message>
    <message>
        <source>it has number {}, the account&apos;s next is {}</source>
        <translation>رقمه {}، والرقم التالي للحساب {}</translation>
    </message>
    <message>
        <source>its seed is not the one committed to</source>
        <translation>بذرته ليست التي حددها الالتزام</translation>
    </message>
    <message>
        <source>the shoes</source>
        <translation>الصناديق</translation>
    </message>
    <message>
        <source>the rounds: {}</source>
        <translation>الجولات: {}</translation>
    </message>
    <message>
        <source>the round is missing</source>
        <translation>الجولة مفقودة</translation>
    </message>
    <message>
        <source>its shoe or its opening is missing</source>
        <translation>صندوقها أو افتتاحها مفقود</translation>
    </message>
    <message>
        <source>it begins at card {} of its shoe, not at {}</source>
        <translation>تبدأ عند الورقة {} من صندوقها، لا عند {}</translation>
    </message>
    <message>
        <source>its shoe: {}</source>
        <translation>صندوقها: {}</translation>
    </message>
    <message>
        <source>its shoe is not one of this account and game</source>
        <translation>صندوقها ليس من صناديق هذا الحساب وهذه اللعبة</translation>
    </message>
    <message>
        <source>account {} has {} rounds on record, and {} were counted</source>
        <translation>المحفوظ من جولات الحساب {} هو {}، والمعدود {}</translation>
    </message>
    <message>
        <source>there is one round more than was counted</source>
        <translation>توجد جولة زيادة على المعدود</translation>
    </message>
    <message>
        <source>there is one shoe more than was counted</source>
        <translation>يوجد صندوق زيادة على المعدود</translation>
    </message>
    <message>
        <source>{} of its cards are recorded as drawn, its rounds have {}</source>
        <translation>المذكور أنه سُحب من أوراقه {}، وفي جولاته {}</translation>
    </message>
    <message>
        <source>the accounts</source>
        <translation>الحسابات</translation>
    </message>
    <message>
        <source>it has plays, but no round</source>
        <translation>توجد رهانات منها، ولا توجد الجولة</translation>
    </message>
    <message>
        <source>it has bookings, but no round</source>
        <translation>توجد قيود منها، ولا توجد الجولة</translation>
    </message>
    <message>
        <source>it has events, but no round</source>
        <translation>توجد أحداث منها، ولا توجد الجولة</translation>
    </message>
    <message>
        <source>book {} is a wallet that belongs to no account</source>
        <translation>الدفتر {} محفظة لا تخص أي حساب</translation>
    </message>
    <message>
        <source>the rounds</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>the seals</source>
        <translation>الأختام</translation>
    </message>
    <message>
        <source>account {} is not as it was stored</source>
        <translation>الحساب {} ليس كما حُفظ</translation>
    </message>
    <message>
        <source>transfer {} is not as it was stored</source>
        <translation>التحويل {} ليس كما حُفظ</translation>
    </message>
    <message>
        <source>the shoe is not as it was stored</source>
        <translation>الصندوق ليس كما حُفظ</translation>
    </message>
    <message>
        <source>its line is not as it was stored</source>
        <translation>سطرها ليس كما حُفظ</translation>
    </message>
    <message>
        <source>its log is not as it was stored</source>
        <translation>سجل أحداثها ليس كما حُفظ</translation>
    </message>
    <message>
        <source>its journal is not as it was stored</source>
        <translation>يوميتها ليست كما حُفظت</translation>
    </message>
    <message>
        <source>the sums kept for rounds {} to {} are not those of the rounds; openshoe-cli history price --again rebuilds them</source>
        <translation>المجاميع المحفوظة للجولات من {} إلى {} ليست مجاميع الجولات؛ يعيد openshoe-cli history price --again إنشاءها</translation>
    </message>
    <message>
        <source>the sums</source>
        <translation>المجاميع</translation>
    </message>
    <message>
        <source>its SQLite driver is missing; install it (Debian: libqt6sql6-sqlite)</source>
        <translation>مشغّل SQLite الخاص بها مفقود؛ ثبّته (Debian: libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>was made by a newer version of the program; use that version, or another folder with --data</source>
        <translation>أنشأها إصدار أحدث من البرنامج؛ استخدم ذلك الإصدار، أو مجلدًا آخر بالخيار --data</translation>
    </message>
    <message>
        <source>belongs to another program; move it away, or choose another folder with --data</source>
        <translation>تخص برنامجًا آخر؛ انقلها إلى مكان آخر، أو اختر مجلدًا آخر بالخيار --data</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that you may read and write it and its folder</source>
        <translation>تعذر فتح الملف؛ تأكد من أن القراءة والكتابة فيه وفي مجلده مسموحتان لك</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created; choose another with --data</source>
        <translation>تعذر إنشاء المجلد؛ اختر غيره بالخيار --data</translation>
    </message>
    <message>
        <source>there is no such file: nothing has been played with this data folder yet</source>
        <translation>لا يوجد ملف كهذا: لم يُلعب شيء بمجلد البيانات هذا بعد</translation>
    </message>
    <message>
        <source>was made by an older version; start the program once to bring it up to date</source>
        <translation>أنشأها إصدار أقدم؛ شغّل البرنامج مرة لتحديثها</translation>
    </message>
    <message>
        <source>the disk does not support what keeps rounds safe (a write-ahead log): choose a folder on a local disk with --data</source>
        <translation>القرص لا يدعم ما يحفظ الجولات بأمان (سجل الكتابة المسبقة WAL): اختر بالخيار --data مجلدًا على قرص من أقراص هذا الحاسوب</translation>
    </message>
    <message>
        <source>the database refuses to write through to the disk</source>
        <translation>ترفض قاعدة البيانات الكتابة المباشرة على القرص</translation>
    </message>
    <message>
        <source>the data folder is no longer there; put it back, then try again (this step was not confirmed)</source>
        <translation>مجلد البيانات لم يعد موجودًا؛ أعده إلى مكانه ثم أعد المحاولة (لم تُؤكَّد هذه الخطوة)</translation>
    </message>
    <message>
        <source>its journal was deleted while the program used it; what was confirmed is safe in the file itself: try again (this step was not confirmed)</source>
        <translation>حُذف ملف يوميتها والبرنامج يستخدمه؛ ما تم تأكيده محفوظ في الملف نفسه: أعد المحاولة (لم تُؤكَّد هذه الخطوة)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it; put it back, then try again (this step was not confirmed)</source>
        <translation>نُقل الملف أو حُذف أو استُبدل والبرنامج يستخدمه؛ أعده إلى مكانه ثم أعد المحاولة (لم تُؤكَّد هذه الخطوة)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it. Put it back and try again; or close the program and continue with {}, which holds all that was confirmed (openshoe-cli history restore)</source>
        <translation>نُقل الملف أو حُذف أو استُبدل والبرنامج يستخدمه. أعده إلى مكانه وأعد المحاولة؛ أو أغلق البرنامج وتابع بالملف {} الذي فيه كل ما تم تأكيده (openshoe-cli history restore)</translation>
    </message>
    <message>
        <source>there is another database now; restart the program to play with it</source>
        <translation>توجد هناك الآن قاعدة بيانات أخرى؛ أعد تشغيل البرنامج للعب بها</translation>
    </message>
    <message>
        <source>the copy can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>تعذرت كتابة النسخة؛ تأكد من وجود مساحة على القرص ومن أن الكتابة هناك مسموحة لك</translation>
    </message>
    <message>
        <source>another Open Shoe is using this data; close it, or choose another folder with --data</source>
        <translation>نسخة أخرى من Open Shoe تلعب بهذه البيانات؛ أغلقها، أو اختر مجلدًا آخر بالخيار --data</translation>
    </message>
    <message>
        <source>nothing can be written there: the disk is full; free some space on it</source>
        <translation>لا يمكن كتابة شيء هناك: القرص ممتلئ؛ أخلِ مساحة عليه</translation>
    </message>
    <message>
        <source>the folder can&apos;t be written to; give yourself permission to write there, or choose another with --data</source>
        <translation>لا يمكن الكتابة في المجلد؛ امنح نفسك حق الكتابة فيه، أو اختر غيره بالخيار --data</translation>
    </message>
    <message>
        <source>lies outside the round it is stored with</source>
        <translation>يقع خارج الجولة المحفوظ معها</translation>
    </message>
    <message>
        <source>a round must begin with its opening</source>
        <translation>يجب أن تبدأ الجولة بافتتاحها</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be played from here</source>
        <translation>لا يمكن اللعب من الصندوق {} من هنا</translation>
    </message>
    <message>
        <source>shoe {} has given {} cards, the round begins at {}</source>
        <translation>عدد ما خرج من أوراق الصندوق {} هو {}، والجولة تبدأ عند {}</translation>
    </message>
    <message>
        <source>another round is being played with this money; finish it first</source>
        <translation>تُلعب جولة أخرى بهذه النقود؛ أنهها أولًا</translation>
    </message>
    <message>
        <source>the wallet does not hold the {} that the round begins with</source>
        <translation>ليس في المحفظة مبلغ {} الذي تبدأ به الجولة</translation>
    </message>
    <message>
        <source>there is no account {} or no shoe {}</source>
        <translation>لا يوجد حساب {} أو لا يوجد صندوق {}</translation>
    </message>
    <message>
        <source>a round without a play gets no number</source>
        <translation>لا يُعطى رقم لجولة بلا رهان</translation>
    </message>
    <message>
        <source>round {} is not being played</source>
        <translation>الجولة {} لا تُلعب الآن</translation>
    </message>
    <message>
        <source>the file can&apos;t be moved; check that you may write in its folder</source>
        <translation>تعذر نقل الملف؛ تأكد من أن الكتابة في مجلده مسموحة لك</translation>
    </message>
    <message>
        <source>can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>تعذرت الكتابة؛ تأكد من وجود مساحة على القرص ومن أن الكتابة هناك مسموحة لك</translation>
    </message>
    <message>
        <source>the program was not closed properly, and the journal (openshoe.db-wal) with the last steps played is missing; put it back before the next start if you can</source>
        <translation>ملف اليومية (openshoe.db-wal) مفقود مع أن البرنامج لم يُغلق كما ينبغي، ومعه آخر الخطوات التي لُعبت؛ أعده إن أمكن قبل التشغيل التالي</translation>
    </message>
    <message>
        <source>has no priced decision {}</source>
        <translation>ليس فيها قرار مقيَّم رقمه {}</translation>
    </message>
    <message>
        <source>limit {} is missing</source>
        <translation>الحد {} مفقود</translation>
    </message>
    <message>
        <source>limit {} belongs to no account</source>
        <translation>الحد {} لا يخص أي حساب</translation>
    </message>
    <message>
        <source>{} limits are there, and {} were counted</source>
        <translation>الموجود من الحدود {}، والمعدود {}</translation>
    </message>
    <message>
        <source>limit {} is not as it was stored</source>
        <translation>الحد {} ليس كما حُفظ</translation>
    </message>
    <message>
        <source>the clock of the limits is not as it was stored</source>
        <translation>ساعة الحدود ليست كما حُفظت</translation>
    </message>
    <message>
        <source>the price of decision {} in round {} can&apos;t be read: price the rounds again (openshoe-cli history price --again)</source>
        <translation>لا يمكن قراءة تقييم القرار {} في الجولة {}: قيّم الجولات من جديد (openshoe-cli history price --again)</translation>
    </message>
    <message>
        <source>there is no such finished round to price</source>
        <translation>لا توجد جولة منتهية كهذه لتقييمها</translation>
    </message>
    <message>
        <source>the price of a side bet is given for a play that is not a side bet</source>
        <translation>ذُكر تقييم رهان جانبي لرهان ليس جانبيًا</translation>
    </message>
    <message>
        <source>its log is missing</source>
        <translation>سجل أحداثها مفقود</translation>
    </message>
    <message>
        <source>shoe {} is missing, and rounds were played from it</source>
        <translation>الصندوق {} مفقود، وقد لُعبت منه جولات</translation>
    </message>
    <message>
        <source>there is no such finished round</source>
        <translation>لا توجد جولة منتهية كهذه</translation>
    </message>
    <message>
        <source>wallet</source>
        <extracomment>Where money is booked, as the next three: &quot;from wallet to stakes 10.00 are booked&quot;</extracomment>
        <translation>المحفظة</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>الرهانات</translation>
    </message>
    <message>
        <source>house</source>
        <translation>الكازينو</translation>
    </message>
    <message>
        <source>company</source>
        <translation>رفاق الطاولة</translation>
    </message>
    <message>
        <source>event {} lies outside the round</source>
        <translation>الحدث {} يقع خارج الجولة</translation>
    </message>
    <message>
        <source>seat {}: {} of a stake of {} was returned</source>
        <translation>المقعد {}: أُعيد {} من رهان قدره {}</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules ({} {}, not {} {})</source>
        <translation>المقعد {}، اليد {}: رهان {} لم يُسوَّ وفق القواعد (الصحيح {} {}، لا {} {})</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules</source>
        <translation>المقعد {}، اليد {}: رهان {} لم يُسوَّ وفق القواعد</translation>
    </message>
    <message>
        <source>its end says {} staked and {} returned, its plays {} and {}</source>
        <translation>بحسب نهايتها مجموع الرهانات {} والمسترد {}، وبحسب رهاناتها {} و{}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}</source>
        <translation>المحفوظ من الرهانات {}، وفي سجل الأحداث {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}; their numbers have a gap</source>
        <translation>المحفوظ من الرهانات {}، وفي سجل الأحداث {}؛ وفي أرقامها ثغرة</translation>
    </message>
    <message>
        <source>play {} on record (stake {}, returned {}) is not the log&apos;s (stake {}, returned {})</source>
        <translation>الرهان المحفوظ {} (المبلغ {}، المسترد {}) ليس كما في سجل الأحداث (المبلغ {}، المسترد {})</translation>
    </message>
    <message>
        <source>it is on record as {}, its log is {}</source>
        <translation>حُفظت على أنها {}، وسجل أحداثها {}</translation>
    </message>
    <message>
        <source>it is on record as {} in {}, its log is {} in {}</source>
        <translation>حُفظت على أنها {} بعملة {}، وسجل أحداثها {} بعملة {}</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>تنتهي قبل أن تبدأ</translation>
    </message>
    <message>
        <source>its line says {} against {} and side bets &quot;{}&quot;, its log {} against {} and &quot;{}&quot;</source>
        <translation>في سطرها {} مقابل {} والرهانات الجانبية «{}»، وفي سجل أحداثها {} مقابل {} و«{}»</translation>
    </message>
    <message>
        <source>its line says {} staked and {} returned, its log {} and {}</source>
        <translation>في سطرها مجموع الرهانات {} والمسترد {}، وفي سجل أحداثها {} و{}</translation>
    </message>
    <message>
        <source>its line says {} cards, its log has {}</source>
        <translation>عدد الأوراق في سطرها {}، وفي سجل أحداثها {}</translation>
    </message>
    <message>
        <source>from {} to {} {} are booked, the log moves {}</source>
        <translation>من {} إلى {}: المقيَّد {}، وفي سجل الأحداث {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <extracomment>Two findings</extracomment>
        <translation>{}؛ {}</translation>
    </message>
    <message>
        <source>its plays and bookings: {}</source>
        <translation>رهاناتها وقيودها: {}</translation>
    </message>
    <message>
        <source>its log: {}</source>
        <translation>سجل أحداثها: {}</translation>
    </message>
    <message>
        <source>card {} is {}, the shuffle has {}</source>
        <translation>الورقة {} هي {}، وفي الخلط {}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No card</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>its line: {}</source>
        <translation>سطرها: {}</translation>
    </message>
    <message>
        <source>its rules: {}</source>
        <translation>قواعدها: {}</translation>
    </message>
    <message>
        <source>its log is missing or is there twice</source>
        <translation>سجل أحداثها مفقود أو موجود مرتين</translation>
    </message>
    <message>
        <source>the events from {} on are missing</source>
        <translation>الأحداث من {} فصاعدًا مفقودة</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>لا توجد جولة كهذه</translation>
    </message>
    <message>
        <source>round {} is not complete: its rules, shoe or log are missing</source>
        <translation>الجولة {} غير مكتملة: قواعدها أو صندوقها أو سجل أحداثها مفقود</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be read: the database is damaged</source>
        <translation>لا يمكن قراءة الصندوق {}: قاعدة البيانات تالفة</translation>
    </message>
    <message>
        <source>rules number {}</source>
        <translation>القواعد رقم {}</translation>
    </message>
    <message>
        <source>they are missing</source>
        <translation>مفقودة</translation>
    </message>
    <message>
        <source>there is no such shoe</source>
        <translation>لا يوجد صندوق كهذا</translation>
    </message>
    <message>
        <source>client seed</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>بذرة اللاعب</translation>
    </message>
    <message>
        <source>it is locked from the first stake on the shoe; set it for the next one</source>
        <translation>مثبّتة منذ أول رهان على الصندوق؛ عيّنها للصندوق التالي</translation>
    </message>
    <message>
        <source>a round is being played from it</source>
        <translation>تُلعب منه جولة</translation>
    </message>
    <message>
        <source>an amount of {} is stored, more than a wallet can hold: the database is damaged</source>
        <translation>المحفوظ مبلغ {} لا تتسع له أي محفظة: قاعدة البيانات تالفة</translation>
    </message>
    <message>
        <source>another program holds the file; close it and try again</source>
        <translation>يحجز برنامج آخر الملف؛ أغلقه وأعد المحاولة</translation>
    </message>
    <message>
        <source>the file or its folder can&apos;t be written to; give yourself permission to write there, or choose another folder with --data</source>
        <translation>لا يمكن الكتابة في الملف أو في مجلده؛ امنح نفسك حق الكتابة فيه، أو اختر مجلدًا آخر بالخيار --data</translation>
    </message>
    <message>
        <source>the disk reports an error; check the disk, then start again (what was confirmed is kept)</source>
        <translation>أبلغ القرص عن خطأ؛ افحص القرص ثم أعد التشغيل (ما تم تأكيده محفوظ)</translation>
    </message>
    <message>
        <source>the disk is full; free some space on it, then continue (this step was not stored)</source>
        <translation>القرص ممتلئ؛ أخلِ مساحة عليه ثم تابع (لم تُحفظ هذه الخطوة)</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that its folder is there and that you may read and write in it</source>
        <translation>تعذر فتح الملف؛ تأكد من وجود مجلده ومن أن القراءة والكتابة فيه مسموحتان لك</translation>
    </message>
    <message>
        <source>what should be stored contradicts what is there ({})</source>
        <translation>ما يُراد حفظه يناقض الموجود ({})</translation>
    </message>
    <message>
        <source>“{}” can be read in two ways. Write it like {}.</source>
        <translation>يمكن قراءة «{}» بطريقتين. اكتبه مثل {}.</translation>
    </message>
    <message>
        <source>Type an amount like {}.</source>
        <translation>اكتب مبلغًا مثل {}.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>اكتب رقمًا.</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>اكتب رقمًا صحيحًا.</translation>
    </message>
    <message>
        <source>{} cards from card {} on do not fit a shoe of {}</source>
        <translation>عدد الأوراق {} ابتداءً من الورقة {} لا يتسع له صندوق من {}</translation>
    </message>
    <message>
        <source>{}; the intact one with most on record here is {}</source>
        <translation>{}؛ النسخة السليمة الأوفر محتوى هنا هي {}</translation>
    </message>
    <message>
        <source>the database is damaged; set it aside as openshoe-damaged-TIME.db and continue with a backup (openshoe-cli history restore); none of it is overwritten</source>
        <translation>قاعدة البيانات تالفة؛ اعزلها باسم openshoe-damaged-TIME.db وتابع بنسخة احتياطية (openshoe-cli history restore)، ولا يُكتب فوق شيء منها</translation>
    </message>
    <message>
        <source>is closed: there is nothing to read</source>
        <translation>مغلق: لا شيء يُقرأ</translation>
    </message>
    <message>
        <source>{}; did you mean &quot;{}&quot;?</source>
        <extracomment>What is wrong, and the word that was probably meant</extracomment>
        <translation>{}؛ هل تقصد &quot;{}&quot;؟</translation>
    </message>
    <message>
        <source>Mixed pair</source>
        <translation>زوج مختلط</translation>
    </message>
    <message>
        <source>mixed pair</source>
        <translation>زوج مختلط</translation>
    </message>
    <message>
        <source>Colored pair</source>
        <translation>زوج باللون نفسه</translation>
    </message>
    <message>
        <source>colored pair</source>
        <translation>زوج باللون نفسه</translation>
    </message>
    <message>
        <source>Perfect pair</source>
        <translation>زوج مثالي</translation>
    </message>
    <message>
        <source>perfect pair</source>
        <translation>زوج مثالي</translation>
    </message>
    <message>
        <source>Suited trips</source>
        <translation>ثلاثية متطابقة</translation>
    </message>
    <message>
        <source>suited trips</source>
        <translation>ثلاثية متطابقة</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>فلاش</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>فلاش</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>ستريت</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>ستريت</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>ثلاثية</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>ثلاثية</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>ستريت فلاش</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>ستريت فلاش</translation>
    </message>
    <message>
        <source>Suited three of a kind</source>
        <translation>ثلاثية من النوع نفسه</translation>
    </message>
    <message>
        <source>suited three of a kind</source>
        <translation>ثلاثية من النوع نفسه</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>مطابقة</translation>
    </message>
    <message>
        <source>match</source>
        <translation>مطابقة</translation>
    </message>
    <message>
        <source>Suited match</source>
        <translation>مطابقة بالنوع نفسه</translation>
    </message>
    <message>
        <source>suited match</source>
        <translation>مطابقة بالنوع نفسه</translation>
    </message>
    <message>
        <source>Total 19</source>
        <translation>مجموع 19</translation>
    </message>
    <message>
        <source>total of 19</source>
        <translation>مجموع 19</translation>
    </message>
    <message>
        <source>Total 20</source>
        <translation>مجموع 20</translation>
    </message>
    <message>
        <source>total of 20</source>
        <translation>مجموع 20</translation>
    </message>
    <message>
        <source>Total 21</source>
        <translation>مجموع 21</translation>
    </message>
    <message>
        <source>total of 21</source>
        <translation>مجموع 21</translation>
    </message>
    <message>
        <source>Suited 21</source>
        <translation>21 بالنوع نفسه</translation>
    </message>
    <message>
        <source>suited 21</source>
        <translation>21 بالنوع نفسه</translation>
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
        <translation>6-7-8 بالنوع نفسه</translation>
    </message>
    <message>
        <source>suited 6-7-8</source>
        <translation>6-7-8 بالنوع نفسه</translation>
    </message>
    <message>
        <source>Suited 7-7-7</source>
        <translation>7-7-7 بالنوع نفسه</translation>
    </message>
    <message>
        <source>suited 7-7-7</source>
        <translation>7-7-7 بالنوع نفسه</translation>
    </message>
    <message>
        <source>Dealer bust</source>
        <translation>تجاوز الموزع</translation>
    </message>
    <message>
        <source>dealer bust</source>
        <translation>تجاوز الموزع</translation>
    </message>
    <message>
        <source>Dealer bust, 3 cards</source>
        <translation>تجاوز الموزع، 3 أوراق</translation>
    </message>
    <message>
        <source>dealer bust with 3 cards</source>
        <translation>تجاوز الموزع بـ3 أوراق</translation>
    </message>
    <message>
        <source>Dealer bust, 4 cards</source>
        <translation>تجاوز الموزع، 4 أوراق</translation>
    </message>
    <message>
        <source>dealer bust with 4 cards</source>
        <translation>تجاوز الموزع بـ4 أوراق</translation>
    </message>
    <message>
        <source>Dealer bust, 5 cards</source>
        <translation>تجاوز الموزع، 5 أوراق</translation>
    </message>
    <message>
        <source>dealer bust with 5 cards</source>
        <translation>تجاوز الموزع بـ5 أوراق</translation>
    </message>
    <message>
        <source>Dealer bust, 6 cards</source>
        <translation>تجاوز الموزع، 6 أوراق</translation>
    </message>
    <message>
        <source>dealer bust with 6 cards</source>
        <translation>تجاوز الموزع بـ6 أوراق</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards</source>
        <translation>تجاوز الموزع، 7 أوراق</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards</source>
        <translation>تجاوز الموزع بـ7 أوراق</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more</source>
        <translation>تجاوز الموزع، 8 أوراق أو أكثر</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more</source>
        <translation>تجاوز الموزع بـ8 أوراق أو أكثر</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit; best of all if the dealer&apos;s first card is the same card.</source>
        <translation>يفوز إذا كانت أول ورقتين في اليد من رتبة واحدة (الملك والملكة ليسا زوجًا): بلونين مختلفين أو بلون واحد أو من نوع واحد؛ والأفضل أن تكون ورقة الموزع الأولى الورقة نفسها.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit.</source>
        <translation>يفوز إذا كانت أول ورقتين في اليد من رتبة واحدة (الملك والملكة ليسا زوجًا): بلونين مختلفين أو بلون واحد أو من نوع واحد.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s up card make a three-card poker hand. Ace-2-3 and queen-king-ace are straights.</source>
        <translation>يفوز إذا كوّنت أول ورقتين في اليد مع ورقة الموزع المكشوفة يد بوكر من ثلاث أوراق. آس-2-3 وملكة-ملك-آس كلتاهما ستريت.</translation>
    </message>
    <message>
        <source>Each of the first two cards of a hand wins if it matches the rank of the dealer&apos;s up card, and more if it matches the suit too. Two matches add up.</source>
        <translation>تفوز كل ورقة من أول ورقتين في اليد إذا كانت من رتبة ورقة الموزع المكشوفة، وتربح أكثر إذا كانت من نوعها أيضًا. والمطابقتان تُجمعان.</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand and the dealer&apos;s up card, aces counting 1 or 11, whichever is better.</source>
        <translation>يدفع بحسب مجموع أول ورقتين في اليد مع ورقة الموزع المكشوفة، ويُحسب الآس 1 أو 11 أيهما أفضل.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>أزواج</translation>
    </message>
    <message>
        <source>Three-card poker</source>
        <translation>بوكر بثلاث أوراق</translation>
    </message>
    <message>
        <source>Dealer match</source>
        <translation>مطابقة الموزع</translation>
    </message>
    <message>
        <source>Lucky totals</source>
        <translation>مجاميع الحظ</translation>
    </message>
    <message>
        <source>Combination of outcomes</source>
        <translation>مجموعة نتائج</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>الملاحظة</translation>
    </message>
    <message>
        <source>is too long: at most {} characters are kept</source>
        <translation>أطول من اللازم: يُحفظ {} حرفًا على الأكثر</translation>
    </message>
    <message>
        <source>has control characters: remove them</source>
        <translation>فيها محارف تحكم: احذفها</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>are too many: at most {} are kept</source>
        <translation>أكثر من اللازم: يُحفظ {} على الأكثر</translation>
    </message>
    <message>
        <source>have control characters: remove them</source>
        <translation>فيها محارف تحكم: احذفها</translation>
    </message>
    <message>
        <source>are too long: each has at most {} characters</source>
        <translation>أطول من اللازم: لكل منها {} حرفًا على الأكثر</translation>
    </message>
    <message>
        <source>a stake of {} is below the table&apos;s minimum of {}</source>
        <translation>رهان {} دون حد الطاولة الأدنى {}</translation>
    </message>
    <message>
        <source>a stake of {} is above the table&apos;s maximum of {}</source>
        <translation>رهان {} فوق حد الطاولة الأقصى {}</translation>
    </message>
    <message>
        <source>{} is no bankroll; more than 0 is needed</source>
        <translation>{} ليس رصيدًا؛ يلزم أكثر من 0</translation>
    </message>
    <message>
        <source>nothing is ever staked; at least one stake is needed</source>
        <translation>لا يُراهَن بشيء أبدًا؛ يلزم رهان واحد على الأقل</translation>
    </message>
    <message>
        <source>the count {} comes after {}; counts must rise</source>
        <translation>العدّ {} يأتي بعد {}؛ يجب أن تتصاعد الأعداد</translation>
    </message>
    <message>
        <source>{} hands can&apos;t be played; allowed: {} to {}</source>
        <translation>لا يمكن لعب {} أيدٍ؛ المسموح: {} إلى {}</translation>
    </message>
    <message>
        <source>a bankroll of {} can&apos;t pay for stakes of {} in one round</source>
        <translation>رصيد {} لا يكفي لرهانات {} في جولة واحدة</translation>
    </message>
    <message>
        <source>every tag is 0, so the count would never move; at least one other is needed</source>
        <translation>كل القيم 0، فلن يتحرك العدّ أبدًا؛ يلزم غيرها واحدة على الأقل</translation>
    </message>
    <message>
        <source>all tags are the same, so the count tells only how many cards are gone; at least two different tags are needed</source>
        <translation>كل القيم متساوية، فلا يقول العدّ إلا كم ورقة ذهبت؛ تلزم قيمتان مختلفتان على الأقل</translation>
    </message>
    <message>
        <source>a tag is out of range; allowed: {} to {}</source>
        <translation>قيمة خارج النطاق؛ المسموح: {} إلى {}</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to 8 decks, or &quot;none&quot; for the running count</source>
        <translation>{} ليس قاسمًا؛ المسموح: 0.25 إلى 8 رزم، أو &quot;none&quot; للعدّ الجاري</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>ليس بترميز base64</translation>
    </message>
    <message>
        <source>card {} is no card</source>
        <translation>الورقة {} ليست ورقة</translation>
    </message>
    <message>
        <source>a round isn&apos;t what its rules and cards lead to: {}</source>
        <translation>جولة لا تطابق ما تؤدي إليه قواعدها وأوراقها: {}</translation>
    </message>
    <message>
        <source>a round ends before its end</source>
        <translation>جولة تنتهي قبل نهايتها</translation>
    </message>
    <message>
        <source>a round has no stake of whoever played it</source>
        <translation>جولة ليس فيها رهان لمن لعبها</translation>
    </message>
    <message>
        <source>the shoe doesn&apos;t hold each card of its {} decks once a deck</source>
        <translation>الصندوق لا يحوي كل ورقة مرة لكل رزمة من رزمه الـ {}</translation>
    </message>
    <message>
        <source>there is no round in it</source>
        <translation>لا جولة فيه</translation>
    </message>
    <message>
        <source>{} answers don&apos;t fit {} rounds</source>
        <translation>{} ردود لا تناسب {} جولات</translation>
    </message>
    <message>
        <source>a round was given up, so its stakes were returned</source>
        <translation>جولة أُلغيت فأُعيدت رهاناتها</translation>
    </message>
    <message>
        <source>an answer has other stakes than its round</source>
        <translation>رد له رهانات غير رهانات جولته</translation>
    </message>
    <message>
        <source>is larger than a challenge can be: at most {} bytes</source>
        <translation>أكبر مما يمكن أن يكونه التحدي: {} بايت على الأكثر</translation>
    </message>
    <message>
        <source>is not a challenge</source>
        <translation>ليس تحديًا</translation>
    </message>
    <message>
        <source>is a challenge of a newer program; this one knows version {}</source>
        <translation>تحدٍّ من برنامج أحدث؛ هذا يعرف الإصدار {}</translation>
    </message>
    <message>
        <source>its seal is broken: the file was changed or is not whole. Ask for it once more</source>
        <translation>ختمه مكسور: غُيِّر الملف أو ليس كاملًا. اطلبه مرة أخرى</translation>
    </message>
    <message>
        <source>{} is not a multiple of 0.5; counts go by halves</source>
        <translation>{} ليس من مضاعفات 0.5؛ العدّ بالأنصاف</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to {} decks in quarters, or &quot;none&quot; for the running count</source>
        <translation>{} ليس قاسمًا؛ المسموح: 0.25 إلى {} رزم بالأرباع، أو &quot;none&quot; للعدّ الجاري</translation>
    </message>
    <message>
        <source>no count system has this id, and no file this name; allowed: {}</source>
        <translation>لا نظام عدّ بهذا المعرّف ولا ملف بهذا الاسم؛ المسموح: {}</translation>
    </message>
    <message>
        <source>is still being played</source>
        <translation>ما زالت تُلعب</translation>
    </message>
    <message>
        <source>its shoe is still in use, and its next cards must stay unknown. A challenge can be made once the shoe has ended</source>
        <translation>صندوقها ما زال مستعملًا، ويجب أن تبقى أوراقه التالية مجهولة. يمكن إنشاء تحدٍّ بعد انتهاء الصندوق</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>لم يكن هناك ما يُقرَّر</translation>
    </message>
    <message>
        <source>it has been played since; begin again</source>
        <translation>لُعب به بعد ذلك؛ ابدأ من جديد</translation>
    </message>
    <message>
        <source>transfer {} is not from a wallet to the house</source>
        <translation>التحويل {} ليس من محفظة إلى الكازينو</translation>
    </message>
    <message>
        <source>transfer {} takes back {} more than was topped up</source>
        <translation>التحويل {} يسترجع {} أكثر مما شُحن</translation>
    </message>
    <message>
        <source>what was deleted</source>
        <translation>ما حُذف</translation>
    </message>
    <message>
        <source>entry {} of what was deleted is not as it was stored</source>
        <translation>القيد {} مما حُذف ليس كما خُزّن</translation>
    </message>
    <message>
        <source>entry {} of what was deleted overlaps another</source>
        <translation>القيد {} مما حُذف يتداخل مع آخر</translation>
    </message>
    <message>
        <source>entry {} of what was deleted covers number {}, which is there</source>
        <translation>القيد {} مما حُذف يشمل الرقم {} وهو موجود</translation>
    </message>
    <message>
        <source>entries of deletion {} are missing, or there are too many</source>
        <translation>قيود الحذف {} ناقصة أو زائدة</translation>
    </message>
    <message>
        <source>the account&apos;s money doesn&apos;t add up, so it can&apos;t be deleted: openshoe-cli history check says what is wrong</source>
        <translation>نقود الحساب غير متوازنة، فلا يمكن حذفه: يبيّن الأمر openshoe-cli history check موضع الخلل</translation>
    </message>
    <message>
        <source>it is the only one, so it stays</source>
        <translation>إنه الوحيد، فهو باقٍ</translation>
    </message>
    <message>
        <source>one of its rounds is being played; finish it first</source>
        <translation>تُلعب إحدى جولاته؛ أنهها أولًا</translation>
    </message>
    <message>
        <source>there is none to take back</source>
        <translation>لا شحن لاسترجاعه</translation>
    </message>
    <message>
        <source>the wallet no longer holds it: there is {} in it, and the top-up was {}</source>
        <translation>لم يعد في المحفظة: فيها {}، وكان الشحن {}</translation>
    </message>
    <message>
        <source>exact for these plays: each hand of a pair is played as if a dealer&apos;s blackjack took its one stake from the other</source>
        <translation>دقيق لهذا اللعب: تُلعب كل يد من الزوج كما لو أن بلاك جاك الموزع يأخذ رهانه من الأخرى</translation>
    </message>
    <message>
        <source>The dealer stands only on 21, however it is made up.</source>
        <translation>لا يقف الموزع إلا عند 21، كيفما تكوّنت.</translation>
    </message>
    <message>
        <source>The dealer peeks, so a blackjack ends the round before anything is doubled or split.</source>
        <translation>الموزع يتحقق، فينهي البلاك جاك الجولة قبل أي مضاعفة أو تقسيم.</translation>
    </message>
    <message>
        <source>Pays on the first two cards of a hand, alone or with the dealer&apos;s up card or finished hand; the best outcome counts.</source>
        <translation>يدفع بحسب أول ورقتين في اليد، وحدهما أو مع ورقة الموزع المكشوفة أو يده النهائية، ويُحتسب ما يدفع أكثر.</translation>
    </message>
    <message>
        <source>Wins if the dealer busts; what it pays depends on the number of cards, on the card that busts the dealer, or on the hand having a blackjack.</source>
        <translation>يفوز إذا تجاوز الموزع 21؛ والمدفوع بحسب عدد أوراقه، أو الورقة التي جعلته يتجاوز، أو وجود بلاك جاك في اليد.</translation>
    </message>
    <message>
        <source>Over or under 13</source>
        <translation>فوق 13 أو تحتها</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand, aces counting 1: over 13, under 13 or exactly 13. What isn&apos;t listed loses.</source>
        <translation>يدفع بحسب مجموع أول ورقتين في اليد، ويُحسب الآس 1: فوق 13 أو تحتها أو 13 تمامًا. وما ليس في الجدول يخسر.</translation>
    </message>
    <message>
        <source>First two cards 20</source>
        <translation>أول ورقتين 20</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand total 20; more if they are of one suit, of one rank, the same card, or queens, and most if the dealer then has a blackjack.</source>
        <translation>يفوز إذا كان مجموع أول ورقتين في اليد 20؛ ويدفع أكثر إذا كانتا من نوع واحد أو من رتبة واحدة أو ورقتين متطابقتين أو ملكتين، وأكثر من ذلك كله إذا كان لدى الموزع عندئذ بلاك جاك.</translation>
    </message>
    <message>
        <source>Royal match</source>
        <translation>مطابقة ملكية</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are of one suit, and more if they are king and queen of it.</source>
        <translation>يفوز إذا كانت أول ورقتين في اليد من نوع واحد، ويدفع أكثر إذا كانتا الملك والملكة منه.</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack</source>
        <translation>بلاك جاك اللاعب</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are a blackjack; more if they are of one suit, or ace and jack of it.</source>
        <translation>يفوز إذا كانت أول ورقتين في اليد بلاك جاك؛ ويدفع أكثر إذا كانتا من نوع واحد، أو الآس والولد منه.</translation>
    </message>
    <message>
        <source>Dealer&apos;s total</source>
        <translation>مجموع الموزع</translation>
    </message>
    <message>
        <source>Pays on the total that the dealer&apos;s finished hand has. A blackjack counts as 21 where it isn&apos;t listed itself.</source>
        <translation>يدفع بحسب مجموع يد الموزع النهائية. ويُحسب البلاك جاك 21 إن لم يكن مذكورًا في الجدول.</translation>
    </message>
    <message>
        <source>Bad beat</source>
        <translation>خسارة قاسية</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are 20 and the dealer&apos;s finished hand is 21, or if both have a blackjack. How the hand is played doesn&apos;t matter.</source>
        <translation>يفوز إذا كان مجموع أول ورقتين في اليد 20 وانتهت يد الموزع عند 21، أو إذا كان لكليهما بلاك جاك. ولا يهم كيف لُعبت اليد.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>زوج</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>زوج</translation>
    </message>
    <message>
        <source>Dealer bust by a ten-value card</source>
        <translation>تجاوز الموزع بورقة قيمتها 10</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card</source>
        <translation>تجاوز الموزع بورقة قيمتها 10</translation>
    </message>
    <message>
        <source>Dealer bust by a nine</source>
        <translation>تجاوز الموزع بـ9</translation>
    </message>
    <message>
        <source>dealer bust by a nine</source>
        <translation>تجاوز الموزع بـ9</translation>
    </message>
    <message>
        <source>Dealer bust by an eight</source>
        <translation>تجاوز الموزع بـ8</translation>
    </message>
    <message>
        <source>dealer bust by an eight</source>
        <translation>تجاوز الموزع بـ8</translation>
    </message>
    <message>
        <source>Dealer bust by a seven</source>
        <translation>تجاوز الموزع بـ7</translation>
    </message>
    <message>
        <source>dealer bust by a seven</source>
        <translation>تجاوز الموزع بـ7</translation>
    </message>
    <message>
        <source>Dealer bust by a six</source>
        <translation>تجاوز الموزع بـ6</translation>
    </message>
    <message>
        <source>dealer bust by a six</source>
        <translation>تجاوز الموزع بـ6</translation>
    </message>
    <message>
        <source>Dealer bust, third card a ten-value card</source>
        <translation>تجاوز الموزع، الورقة الثالثة ورقة قيمتها 10</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card as third card</source>
        <translation>تجاوز الموزع بورقة ثالثة قيمتها 10</translation>
    </message>
    <message>
        <source>Dealer bust, third card a nine</source>
        <translation>تجاوز الموزع، الورقة الثالثة 9</translation>
    </message>
    <message>
        <source>dealer bust by a nine as third card</source>
        <translation>تجاوز الموزع بورقة ثالثة هي 9</translation>
    </message>
    <message>
        <source>Dealer bust, third card an eight</source>
        <translation>تجاوز الموزع، الورقة الثالثة 8</translation>
    </message>
    <message>
        <source>dealer bust by an eight as third card</source>
        <translation>تجاوز الموزع بورقة ثالثة هي 8</translation>
    </message>
    <message>
        <source>Dealer bust, third card a seven</source>
        <translation>تجاوز الموزع، الورقة الثالثة 7</translation>
    </message>
    <message>
        <source>dealer bust by a seven as third card</source>
        <translation>تجاوز الموزع بورقة ثالثة هي 7</translation>
    </message>
    <message>
        <source>Dealer bust, third card a six</source>
        <translation>تجاوز الموزع، الورقة الثالثة 6</translation>
    </message>
    <message>
        <source>dealer bust by a six as third card</source>
        <translation>تجاوز الموزع بورقة ثالثة هي 6</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards, against a blackjack</source>
        <translation>تجاوز الموزع، 7 أوراق، أمام بلاك جاك</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards against a blackjack</source>
        <translation>تجاوز الموزع بـ7 أوراق أمام بلاك جاك</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more, against a blackjack</source>
        <translation>تجاوز الموزع، 8 أوراق أو أكثر، أمام بلاك جاك</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more against a blackjack</source>
        <translation>تجاوز الموزع بـ8 أوراق أو أكثر أمام بلاك جاك</translation>
    </message>
    <message>
        <source>Under 13</source>
        <translation>تحت 13</translation>
    </message>
    <message>
        <source>under 13</source>
        <translation>تحت 13</translation>
    </message>
    <message>
        <source>Over 13</source>
        <translation>فوق 13</translation>
    </message>
    <message>
        <source>over 13</source>
        <translation>فوق 13</translation>
    </message>
    <message>
        <source>Exactly 13</source>
        <translation>13 تمامًا</translation>
    </message>
    <message>
        <source>exactly 13</source>
        <translation>13 تمامًا</translation>
    </message>
    <message>
        <source>Any 20</source>
        <translation>أي 20</translation>
    </message>
    <message>
        <source>any 20</source>
        <translation>أي 20</translation>
    </message>
    <message>
        <source>Suited 20</source>
        <translation>20 بالنوع نفسه</translation>
    </message>
    <message>
        <source>suited 20</source>
        <translation>20 بالنوع نفسه</translation>
    </message>
    <message>
        <source>20 of one rank</source>
        <translation>20 من رتبة واحدة</translation>
    </message>
    <message>
        <source>Matched 20</source>
        <translation>20 من ورقتين متطابقتين</translation>
    </message>
    <message>
        <source>matched 20</source>
        <translation>20 من ورقتين متطابقتين</translation>
    </message>
    <message>
        <source>Two queens</source>
        <translation>ملكتان</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>ملكتان</translation>
    </message>
    <message>
        <source>Two queens of hearts</source>
        <translation>ملكتان كبة</translation>
    </message>
    <message>
        <source>two queens of hearts</source>
        <translation>ملكتان كبة</translation>
    </message>
    <message>
        <source>Two queens, dealer&apos;s blackjack</source>
        <translation>ملكتان وبلاك جاك الموزع</translation>
    </message>
    <message>
        <source>two queens against the dealer&apos;s blackjack</source>
        <translation>ملكتان أمام بلاك جاك الموزع</translation>
    </message>
    <message>
        <source>Two queens of hearts, dealer&apos;s blackjack</source>
        <translation>ملكتان كبة وبلاك جاك الموزع</translation>
    </message>
    <message>
        <source>two queens of hearts against the dealer&apos;s blackjack</source>
        <translation>ملكتان كبة أمام بلاك جاك الموزع</translation>
    </message>
    <message>
        <source>Cards of one suit</source>
        <translation>ورقتان من نوع واحد</translation>
    </message>
    <message>
        <source>cards of one suit</source>
        <translation>ورقتان من نوع واحد</translation>
    </message>
    <message>
        <source>King and queen of one suit</source>
        <translation>ملك وملكة من نوع واحد</translation>
    </message>
    <message>
        <source>king and queen of one suit</source>
        <translation>ملك وملكة من نوع واحد</translation>
    </message>
    <message>
        <source>player&apos;s blackjack</source>
        <translation>بلاك جاك اللاعب</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>بلاك جاك من نوع واحد</translation>
    </message>
    <message>
        <source>blackjack of one suit</source>
        <translation>بلاك جاك من نوع واحد</translation>
    </message>
    <message>
        <source>Ace and jack of one suit</source>
        <translation>آس وولد من نوع واحد</translation>
    </message>
    <message>
        <source>ace and jack of one suit</source>
        <translation>آس وولد من نوع واحد</translation>
    </message>
    <message>
        <source>Dealer 17</source>
        <translation>الموزع 17</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 17</source>
        <translation>مجموع الموزع 17</translation>
    </message>
    <message>
        <source>Dealer 18</source>
        <translation>الموزع 18</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 18</source>
        <translation>مجموع الموزع 18</translation>
    </message>
    <message>
        <source>Dealer 19</source>
        <translation>الموزع 19</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 19</source>
        <translation>مجموع الموزع 19</translation>
    </message>
    <message>
        <source>Dealer 20</source>
        <translation>الموزع 20</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 20</source>
        <translation>مجموع الموزع 20</translation>
    </message>
    <message>
        <source>Dealer 21</source>
        <translation>الموزع 21</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 21</source>
        <translation>مجموع الموزع 21</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack</source>
        <translation>بلاك جاك الموزع</translation>
    </message>
    <message>
        <source>dealer&apos;s blackjack</source>
        <translation>بلاك جاك الموزع</translation>
    </message>
    <message>
        <source>Dealer 22</source>
        <translation>الموزع 22</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 22</source>
        <translation>مجموع الموزع 22</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s 21</source>
        <translation>20 أمام 21 للموزع</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s 21</source>
        <translation>20 أمام 21 للموزع</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s blackjack</source>
        <translation>20 أمام بلاك جاك الموزع</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s blackjack</source>
        <translation>20 أمام بلاك جاك الموزع</translation>
    </message>
    <message>
        <source>Blackjack against dealer&apos;s blackjack</source>
        <translation>بلاك جاك أمام بلاك جاك الموزع</translation>
    </message>
    <message>
        <source>blackjack against the dealer&apos;s blackjack</source>
        <translation>بلاك جاك أمام بلاك جاك الموزع</translation>
    </message>
    <message>
        <source>round</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>No number of cards wins by itself.</source>
        <translation>لا يفوز أي عدد من الأوراق وحده.</translation>
    </message>
    <message>
        <source>Split aces can&apos;t be resplit.</source>
        <translation>لا يمكن إعادة تقسيم الآسات المقسَّمة.</translation>
    </message>
    <message>
        <source>A pair becomes at most three hands.</source>
        <translation>لا ينتج عن الزوج أكثر من ثلاث أيدٍ.</translation>
    </message>
    <message>
        <source>&quot;at-once&quot; needs a peek, or a blackjack that takes all (&quot;dealer.blackjackTakes&quot;)</source>
        <translation>&quot;at-once&quot; يحتاج إلى أن يتحقق الموزع، أو إلى بلاك جاك يأخذ كل شيء (&quot;dealer.blackjackTakes&quot;)</translation>
    </message>
    <message>
        <source>{} is not a house edge; a percentage with its digits, such as &quot;0.53%&quot;, is needed</source>
        <translation>{} ليست أفضلية كازينو؛ تلزم نسبة مئوية بأرقامها، مثل &quot;0.53%&quot;</translation>
    </message>
    <message>
        <source>a deal that isn&apos;t under way ends</source>
        <translation>ينتهي توزيع غير جارٍ</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is drawn only when the hands have been played.</source>
        <translation>لا تُسحب ورقة الموزع الثانية إلا بعد لعب الأيدي.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first two cards</source>
        <translation>أول ورقتين للموزع</translation>
    </message>
    <message>
        <source>Wins if the dealer&apos;s first two cards are of one suit, king and queen of it, or a pair: of any colours, of one colour, or of one suit. What the dealer draws doesn&apos;t matter.</source>
        <translation>يفوز إذا كانت أول ورقتين للموزع من نوع واحد، أو الملك والملكة منه، أو زوجًا: بأي لون أو بلون واحد أو من نوع واحد. ولا يهم ما يسحبه الموزع.</translation>
    </message>
    <message>
        <source>First two cards of both hands</source>
        <translation>أول ورقتين في كلتا اليدين</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards of one suit</source>
        <translation>ورقتا الموزع من نوع واحد</translation>
    </message>
    <message>
        <source>dealer&apos;s cards of one suit</source>
        <translation>ورقتا الموزع من نوع واحد</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair</source>
        <translation>زوج الموزع</translation>
    </message>
    <message>
        <source>dealer&apos;s pair</source>
        <translation>زوج الموزع</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one colour</source>
        <translation>زوج الموزع باللون نفسه</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one colour</source>
        <translation>زوج الموزع باللون نفسه</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one suit</source>
        <translation>زوج الموزع المثالي</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one suit</source>
        <translation>زوج الموزع المثالي</translation>
    </message>
    <message>
        <source>Dealer&apos;s king and queen of one suit</source>
        <translation>ملك وملكة من نوع واحد للموزع</translation>
    </message>
    <message>
        <source>dealer&apos;s king and queen of one suit</source>
        <translation>ملك وملكة من نوع واحد للموزع</translation>
    </message>
    <message>
        <source>Both hands of one suit</source>
        <translation>كلتا اليدين، كل منهما من نوع واحد</translation>
    </message>
    <message>
        <source>both hands of one suit</source>
        <translation>كلتا اليدين، كل منهما من نوع واحد</translation>
    </message>
    <message>
        <source>Both hands 20</source>
        <translation>كلتا اليدين 20</translation>
    </message>
    <message>
        <source>both hands 20</source>
        <translation>كلتا اليدين 20</translation>
    </message>
    <message>
        <source>Both hands pairs</source>
        <translation>كلتا اليدين زوج</translation>
    </message>
    <message>
        <source>both hands pairs</source>
        <translation>كلتا اليدين زوج</translation>
    </message>
    <message>
        <source>Both hands blackjacks of one suit</source>
        <translation>كلتا اليدين بلاك جاك من نوع واحد</translation>
    </message>
    <message>
        <source>both hands blackjacks of one suit</source>
        <translation>كلتا اليدين بلاك جاك من نوع واحد</translation>
    </message>
    <message>
        <source>Both hands pairs of one suit</source>
        <translation>كلتا اليدين زوج مثالي</translation>
    </message>
    <message>
        <source>both hands pairs of one suit</source>
        <translation>كلتا اليدين زوج مثالي</translation>
    </message>
    <message>
        <source>Both hands king and queen of one suit</source>
        <translation>كلتا اليدين ملك وملكة من نوع واحد</translation>
    </message>
    <message>
        <source>both hands king and queen of one suit</source>
        <translation>كلتا اليدين ملك وملكة من نوع واحد</translation>
    </message>
    <message>
        <source>The same blackjack of one suit in both hands</source>
        <translation>البلاك جاك نفسه من نوع واحد في كلتا اليدين</translation>
    </message>
    <message>
        <source>the same blackjack of one suit in both hands</source>
        <translation>البلاك جاك نفسه من نوع واحد في كلتا اليدين</translation>
    </message>
    <message>
        <source>is missing: both of the dealer&apos;s cards are face up</source>
        <translation>مفقود: ورقتا الموزع مكشوفتان</translation>
    </message>
    <message>
        <source>turns end that aren&apos;t under way</source>
        <translation>تنتهي أدوار غير جارية</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up.</source>
        <translation>توزَّع ورقتا الموزع مكشوفتين.</translation>
    </message>
    <message>
        <source>the house stakes hands of free splits only, all but the first</source>
        <translation>لا يضع الكازينو الرهان إلا على أيدي التقسيم المجاني، كلها إلا الأولى</translation>
    </message>
    <message>
        <source>there is none: the dealer gets the second card after the hands</source>
        <translation>لا وجود لها: يأخذ الموزع ورقته الثانية بعد لعب الأيدي</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays no more than others.</source>
        <translation>البلاك جاك من نوع واحد لا يدفع أكثر من غيره.</translation>
    </message>
    <message>
        <source>Hands are given up early, with their first two cards.</source>
        <translation>يُتنازل عن الأيدي مبكرًا، مع أول ورقتين.</translation>
    </message>
    <message>
        <source>With fewer cards a hand has ended as a Charlie.</source>
        <translation>بعدد أقل من الأوراق تكون اليد قد انتهت تشارلي.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, only the first two cards may be surrendered.</source>
        <translation>حيث لا يأخذ بلاك جاك الموزع المكتشف متأخرًا كل رهان، لا يمكن الاستسلام إلا بأول ورقتين.</translation>
    </message>
    <message>
        <source>Every double is free, and what the house stakes stays as it is.</source>
        <translation>كل مضاعفة مجانية، وما يراهن به الكازينو يبقى كما هو.</translation>
    </message>
    <message>
        <source>No card makes 10 or 11 of a hand that has one of them already.</source>
        <translation>لا توجد ورقة تجعل اليد التي مجموعها 10 أو 11 كذلك مرة أخرى.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, a hand is doubled only once.</source>
        <translation>حيث لا يأخذ بلاك جاك الموزع المكتشف متأخرًا كل رهان، لا تُضاعف اليد إلا مرة واحدة.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late takes the first stake alone, a doubled hand always stands.</source>
        <translation>حيث لا يأخذ بلاك جاك الموزع المكتشف متأخرًا إلا الرهان الأول، تقف اليد المضاعفة دائمًا.</translation>
    </message>
    <message>
        <source>No hand is surrendered to a dealer who may have a blackjack.</source>
        <translation>لا استسلام بأي يد أمام موزع قد يكون لديه بلاك جاك.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s first two cards are alike: of the same total, both of one suit (each of its own), both 20, both pairs, both blackjacks of one suit, or both king and queen of one suit. What anyone draws doesn&apos;t matter.</source>
        <translation>يفوز إذا تشابهت أول ورقتين في اليد وأول ورقتين للموزع: كلتاهما بالمجموع نفسه، أو كل منهما من نوع واحد (لكلٍّ نوعها)، أو كلتاهما 20، أو كلتاهما زوج، أو كلتاهما بلاك جاك من نوع واحد، أو كلتاهما ملك وملكة من نوع واحد. ولا يهم ما يسحبه أي منهما.</translation>
    </message>
    <message>
        <source>Both hands the same total</source>
        <translation>كلتا اليدين بالمجموع نفسه</translation>
    </message>
    <message>
        <source>both hands the same total</source>
        <translation>كلتا اليدين بالمجموع نفسه</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Fairness</source>
        <translation>النزاهة</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>كيف يعمل</translation>
    </message>
    <message>
        <source>Shoes or the method</source>
        <translation>الصناديق أو الطريقة</translation>
    </message>
    <message>
        <source>Shoes</source>
        <translation>الصناديق</translation>
    </message>
</context>
<context>
    <name>FigureTable</name>
    <message>
        <source>%1, figures</source>
        <comment>the table behind a picture</comment>
        <translation>%1، الأرقام</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Writing… %1%</source>
        <translation>جارٍ الكتابة… %1‎%‎</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>FilterNameDialog</name>
    <message>
        <source>Save these filters</source>
        <translation>حفظ هذه المرشحات</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>There is no room for another. Delete one first, or replace one by its name.</source>
        <translation>لا مكان لمرشح آخر. احذف واحدا أولا، أو استبدل واحدا باسمه.</translation>
    </message>
</context>
<context>
    <name>FinishedShoeRow</name>
    <message>
        <source>Shoe %1, %2, %3</source>
        <translation>الصندوق %1، %2، %3</translation>
    </message>
    <message>
        <source>Shoe %1 · %2</source>
        <translation>الصندوق %1 · %2</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>تم التحقق</translation>
    </message>
    <message>
        <source>doesn&apos;t match</source>
        <translation>غير مطابق</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Verify shoe %1</source>
        <translation>التحقق من الصندوق %1</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>الالتزام</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>نسخ الالتزام</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>نُسخ الالتزام</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>نسخ البذرة</translation>
    </message>
    <message>
        <source>Copied seed</source>
        <translation>نُسخت البذرة</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>بذرة اللاعب</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>نسخ بذرة اللاعب</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>نُسخت بذرة اللاعب</translation>
    </message>
    <message>
        <source>Shoe %1, %2, %3, %4</source>
        <translation>الصندوق %1، %2، %3، %4</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>يتعذر التحقق</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>لا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln rounds of shoe %1</source>
        <translation>
            <numerusform>عرض جولات الصندوق %1</numerusform>
            <numerusform>عرض جولة الصندوق %1</numerusform>
            <numerusform>عرض جولتي الصندوق %1</numerusform>
            <numerusform>عرض %Ln جولات من الصندوق %1</numerusform>
            <numerusform>عرض %Ln جولة من الصندوق %1</numerusform>
            <numerusform>عرض %Ln جولة من الصندوق %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>احسبه</translation>
    </message>
    <message>
        <source>Work out shoe %1, step by step</source>
        <translation>احسب الصندوق %1 خطوة بخطوة</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>تم النسخ</translation>
    </message>
    <message>
        <source>Copy shoe %1 as JSON</source>
        <translation>نسخ الصندوق %1 بصيغة JSON</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to Open Shoe</source>
        <translation>مرحبًا بك في Open Shoe</translation>
    </message>
    <message>
        <source>Start with %1</source>
        <translation>البدء بـ%1</translation>
    </message>
    <message>
        <source>Don&apos;t show this again</source>
        <translation>عدم العرض مجددًا</translation>
    </message>
    <message>
        <source>What this is</source>
        <translation>ما هذا البرنامج</translation>
    </message>
    <message>
        <source>Blackjack by the rules of real casinos, for play money. Every round is kept, so you can look it up, replay it and review it.</source>
        <translation>بلاك جاك بقواعد كازينوهات حقيقية وبنقود لعب. تُحفظ كل جولة، ويمكن الرجوع إليها وإعادة عرضها ومراجعتها.</translation>
    </message>
    <message>
        <source>Your wallets</source>
        <translation>محافظك</translation>
    </message>
    <message>
        <source>Each game shows which one it uses.</source>
        <translation>كل لعبة تبيّن المحفظة التي تُلعب منها.</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>المدرب</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>المدرب</translation>
    </message>
    <message>
        <source>Tells you at the table what each play is worth.</source>
        <translation>يبيّن قيمة كل خيار وأنت على الطاولة.</translation>
    </message>
    <message>
        <source>Show me how to play</source>
        <translation>أرني كيف ألعب</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Returns %1, published %2</source>
        <translation>العائد %1، المعلن %2</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>العائد %1</translation>
    </message>
    <message>
        <source>Published return %1</source>
        <translation>العائد المعلن %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>لعب %1</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>متابعة %1</translation>
    </message>
</context>
<context>
    <name>GameDrop</name>
    <message>
        <source>Drop rule files here to add them to your games, or a challenge to play it</source>
        <translation>أفلت ملفات القواعد هنا لإضافتها إلى ألعابك، أو تحديًا لتلعبه</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Your own</source>
        <translation>خاصة بك</translation>
    </message>
    <message>
        <source>Opened from a file</source>
        <translation>مفتوحة من ملف</translation>
    </message>
    <message>
        <source>Hidden from the lobby</source>
        <translation>مخفية من الصالة</translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>لا يمكن استخدامها</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>لعب %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تعديل</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>تعديل %1</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>المزيد عن %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>إعادة المحاولة مع %1</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>إظهار المجلد</translation>
    </message>
    <message>
        <source>Show the folder of %1</source>
        <translation>إظهار مجلد %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>حذف %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>إعادة %1</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>إعادة تسمية %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <translation>مشاركة كملف</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>ملف قواعد</translation>
    </message>
    <message>
        <source>Import rule files</source>
        <translation>استيراد ملفات قواعد</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>إجراءات %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Edit the rules</source>
        <translation>تعديل القواعد</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>تحريك لأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>تحريك لأسفل</translation>
    </message>
    <message>
        <source>Show in the lobby</source>
        <translation>إظهار في الصالة</translation>
    </message>
    <message>
        <source>Hide from the lobby</source>
        <translation>إخفاء من الصالة</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>مشاركة كملف…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Black Jack in Boxes</source>
        <comment>boxes</comment>
        <translation>بلاك جاك المواضع</translation>
    </message>
    <message>
        <source>Classic Blackjack</source>
        <comment>classic</comment>
        <translation>بلاك جاك الكلاسيكي</translation>
    </message>
    <message>
        <source>Deluxe Blackjack</source>
        <comment>deluxe</comment>
        <translation>بلاك جاك ديلوكس</translation>
    </message>
    <message>
        <source>Down Under Blackjack</source>
        <comment>down-under</comment>
        <translation>بلاك جاك الأسترالي</translation>
    </message>
    <message>
        <source>Premium Blackjack</source>
        <comment>premium</comment>
        <translation>بلاك جاك بريميوم</translation>
    </message>
    <message>
        <source>Blackjack with the Rundown</source>
        <comment>rundown</comment>
        <translation>بلاك جاك مع سجل الجولات</translation>
    </message>
</context>
<context>
    <name>GamesSettings</name>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>استيراد ملف…</translation>
    </message>
    <message>
        <source>You can also drop a rule file anywhere on the window. Hiding a game only removes it from the lobby.</source>
        <translation>يمكن أيضًا إفلات ملف قواعد في أي مكان من النافذة. ما يُخفى هنا يختفي من الصالة فقط.</translation>
    </message>
    <message>
        <source>Games rules variants own new table casino copy rename edit order hide lobby share import export take in file delete house edge</source>
        <translation>ألعاب قواعد أنواع خاصة طاولة كازينو نسخ تسمية تعديل ترتيب إخفاء صالة مشاركة استيراد تصدير ملف حذف أفضلية الكازينو جديدة</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>لعبة جديدة…</translation>
    </message>
    <message>
        <source>New game with the rules of</source>
        <translation>لعبة جديدة بقواعد</translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>How to play</source>
        <translation>كيف تلعب</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>إنهاء الشرح</translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Build a hand</source>
        <translation>تكوين يد</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>اليد</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>الورقة المكشوفة</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>القرار</translation>
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
        <translation>ضد مقابل</translation>
    </message>
    <message>
        <source>on with</source>
        <extracomment>Words that say nothing when a hand is searched for, separated by spaces</extracomment>
        <translation>على مع</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>صلب صلبة</translation>
    </message>
    <message>
        <source>soft</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: an ace counts 11</extracomment>
        <translation>ناعم ناعمة</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>زوج</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: taking a card</extracomment>
        <translation>سحب</translation>
    </message>
    <message>
        <source>stand</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>وقوف</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: doubling the stake</extracomment>
        <translation>مضاعفة</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: splitting a pair</extracomment>
        <translation>تقسيم</translation>
    </message>
    <message>
        <source>surrender</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: giving up</extracomment>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>Type a hand like A7 v 9, 16 v 10, soft 18, pair 8 v 6 or double on 11.</source>
        <translation>اكتب يدًا مثل A7 ضد 9 أو 16 ضد 10 أو ناعم 18 أو زوج 8 ضد 6 أو مضاعفة على 11.</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
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
        <translation>%1. اضغط للتغيير.</translation>
    </message>
    <message>
        <source>Change the stake and the rounds</source>
        <translation>تغيير الرهان وعدد الجولات</translation>
    </message>
    <message>
        <source>What an hour is reckoned with</source>
        <translation>أساس حساب الساعة</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>الرهان في الجولة</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>الجولات في الساعة</translation>
    </message>
    <message>
        <source>Kept for all pages. The stake counts in every game with this currency, as far as its limits allow.</source>
        <translation>يُحفظ لكل الصفحات. ويُحسب الرهان في كل لعبة بهذه العملة بقدر ما تسمح حدودها.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
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
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>القائمة</translation>
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
        <translation>مفاتيحه ليست الأصلية.</translation>
    </message>
    <message>
        <source>Change the key: %1</source>
        <translation>تغيير المفتاح: %1</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>بلا مفتاح</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>المزيد عن %1</translation>
    </message>
</context>
<context>
    <name>KeyMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>إجراءات %1</translation>
    </message>
    <message>
        <source>Change the key…</source>
        <translation>تغيير المفتاح…</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>إضافة مفتاح…</translation>
    </message>
    <message>
        <source>Remove its keys</source>
        <translation>إزالة مفاتيحه</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة تعيين</translation>
    </message>
</context>
<context>
    <name>KeyPrompt</name>
    <message>
        <source>Key for “%1”</source>
        <translation>مفتاح «%1»</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Press the key for “%1”. Esc keeps the current one.</source>
        <translation>اضغط مفتاح «%1». يتركه Esc كما هو.</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>اضغط المفتاح الجديد</translation>
    </message>
    <message>
        <source>Esc keeps the current one.</source>
        <translation>يتركه Esc كما هو.</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation>وظيفة كل مفتاح</translation>
    </message>
    <message>
        <source>Press one to give it another key.</source>
        <translation>اضغط أحدها لتعيين مفتاح آخر له.</translation>
    </message>
    <message>
        <source>%1 shows all of them at once.</source>
        <translation>يُظهرها %1 كلها دفعة واحدة.</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>إخفاء المفاتيح</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>تغيير المفاتيح</translation>
    </message>
    <message>
        <source>Reassign it</source>
        <translation>نقل المفتاح</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>تركه</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Playing</source>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>الرهانات</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>إعادة العرض</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>في القوائم</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>سجل الجولات</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>قائمة الألعاب</translation>
    </message>
    <message>
        <source>Editing rules</source>
        <translation>تعديل القواعد</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>في أي مكان</translation>
    </message>
    <message>
        <source>Go to spot 1 to 7</source>
        <translation>الانتقال إلى المواضع 1 إلى 7</translation>
    </message>
    <message>
        <source>Minimum, maximum, half or twice the stake on the spot</source>
        <translation>أدنى رهان على الموضع أو أقصاه أو نصفه أو ضعفه</translation>
    </message>
    <message>
        <source>Double (hand or stakes)</source>
        <translation>مضاعفة، وللرهانات أيضًا</translation>
    </message>
    <message>
        <source>Surrender, give up</source>
        <translation>استسلام، تنازل</translation>
    </message>
    <message>
        <source>Choose insurance or even money hand by hand</source>
        <translation>اختيار التأمين أو الربح المتساوي لكل يد على حدة</translation>
    </message>
    <message>
        <source>Follow a double or split</source>
        <translation>مجاراة مضاعفة أو تقسيم</translation>
    </message>
    <message>
        <source>No; after the round, change the bets</source>
        <translation>لا؛ وبعد الجولة: تغيير الرهانات</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>اسأل المدرب</translation>
    </message>
    <message>
        <source>Deal or deal again; while cards move, show all at once</source>
        <translation>توزيع، توزيع جديد؛ وأثناء حركة الأوراق: إظهار كل شيء</translation>
    </message>
    <message>
        <source>Review the last round</source>
        <translation>مراجعة آخر جولة لُعبت</translation>
    </message>
    <message>
        <source>Repeat the last stakes</source>
        <translation>تكرار آخر الرهانات</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Go to spot 1</source>
        <translation>الانتقال إلى الموضع 1</translation>
    </message>
    <message>
        <source>Go to spot 2</source>
        <translation>الانتقال إلى الموضع 2</translation>
    </message>
    <message>
        <source>Go to spot 3</source>
        <translation>الانتقال إلى الموضع 3</translation>
    </message>
    <message>
        <source>Go to spot 4</source>
        <translation>الانتقال إلى الموضع 4</translation>
    </message>
    <message>
        <source>Go to spot 5</source>
        <translation>الانتقال إلى الموضع 5</translation>
    </message>
    <message>
        <source>Go to spot 6</source>
        <translation>الانتقال إلى الموضع 6</translation>
    </message>
    <message>
        <source>Go to spot 7</source>
        <translation>الانتقال إلى الموضع 7</translation>
    </message>
    <message>
        <source>Put a chip on the spot</source>
        <translation>وضع فيشة على الموضع</translation>
    </message>
    <message>
        <source>Take a chip off the spot</source>
        <translation>رفع فيشة عن الموضع</translation>
    </message>
    <message>
        <source>Next spot or side bet</source>
        <translation>إلى المكان التالي: المواضع والرهانات الجانبية</translation>
    </message>
    <message>
        <source>Type an amount for the spot</source>
        <translation>كتابة مبلغ للموضع</translation>
    </message>
    <message>
        <source>Minimum stake on the spot</source>
        <translation>أدنى رهان على الموضع</translation>
    </message>
    <message>
        <source>Maximum stake on the spot</source>
        <translation>أقصى رهان على الموضع</translation>
    </message>
    <message>
        <source>Half the stake on the spot</source>
        <translation>نصف الرهان على الموضع</translation>
    </message>
    <message>
        <source>Twice the stake on the spot</source>
        <translation>ضعف الرهان على الموضع</translation>
    </message>
    <message>
        <source>See and change the rules</source>
        <translation>القواعد: عرضها وتغييرها</translation>
    </message>
    <message>
        <source>Pause or resume the table</source>
        <translation>إيقاف الطاولة مؤقتًا أو متابعة اللعب</translation>
    </message>
    <message>
        <source>Show or hide the Rundown</source>
        <translation>إظهار سجل الجولات أو إخفاؤه</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>تشغيل الصوت أو كتمه</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>تشغيل، إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>لحظة إلى الوراء</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>لحظة إلى الأمام</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>إلى البداية</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>إلى النهاية</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>أسرع</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>أبطأ</translation>
    </message>
    <message>
        <source>Verify the shoe</source>
        <translation>التحقق من الصندوق</translation>
    </message>
    <message>
        <source>The same cards in other games</source>
        <translation>الأوراق نفسها في ألعاب أخرى</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>إنهاء إعادة العرض</translation>
    </message>
    <message>
        <source>Next or previous row</source>
        <translation>من صف إلى صف</translation>
    </message>
    <message>
        <source>Options for the row</source>
        <translation>ما يمكن فعله بالصف</translation>
    </message>
    <message>
        <source>Change the key, in the list of keys</source>
        <translation>تغيير المفتاح في قائمة المفاتيح</translation>
    </message>
    <message>
        <source>Open and close the round</source>
        <translation>فتح الجولة وإغلاقها</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>إعادة عرض الجولة</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>تحريك لأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>تحريك لأسفل</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>البحث عن قاعدة</translation>
    </message>
    <message>
        <source>Scroll down the rules</source>
        <translation>إلى الأمام في القواعد</translation>
    </message>
    <message>
        <source>Scroll up the rules</source>
        <translation>إلى الوراء في القواعد</translation>
    </message>
    <message>
        <source>Leave the editor</source>
        <translation>مغادرة المحرر</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>كل المفاتيح</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>إلى عنصر التحكم التالي أو السابق</translation>
    </message>
    <message>
        <source>Search the page</source>
        <translation>البحث في الصفحة</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Next larger chip</source>
        <translation>الفيشة الأكبر التالية</translation>
    </message>
    <message>
        <source>Next smaller chip</source>
        <translation>الفيشة الأصغر التالية</translation>
    </message>
    <message>
        <source>How to play, next step</source>
        <translation>كيف تلعب، الخطوة التالية</translation>
    </message>
    <message>
        <source>Say what your count is, when the table asks</source>
        <translation>قول عدّك حين تسأل الطاولة</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>translation tongue locale</source>
        <translation>لغة ترجمة لسان منطقة</translation>
    </message>
    <message>
        <source>Playing terms in English</source>
        <translation>مصطلحات اللعب بالإنجليزية</translation>
    </message>
    <message>
        <source>Hit, Stand, Split and so on, as they are called at tables all over the world.</source>
        <translation>تبقى Hit وStand وSplit وأمثالها كما تُسمع على طاولات العالم.</translation>
    </message>
    <message>
        <source>terms vocabulary words jargon english hit stand split double</source>
        <translation>مصطلحات مفردات كلمات لغة إنجليزية hit stand split double</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>what the language of this file calls itself</comment>
        <translation>العربية</translation>
    </message>
</context>
<context>
    <name>LimitsSettings</name>
    <message>
        <source>Play limits loss lose stake money time a day remind reminder break pause stop exclude exclusion self-exclusion today limit responsible</source>
        <translation>حدود اللعب خسارة رهان نقود وقت يوم تذكير استراحة توقف إيقاف استبعاد استبعاد ذاتي اليوم حد لعب مسؤول</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 دقيقة</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 دقيقة</translation>
    </message>
    <message>
        <source>45 minutes</source>
        <translation>45 دقيقة</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>ساعة</translation>
    </message>
    <message>
        <source>1½ hours</source>
        <translation>ساعة ونصف</translation>
    </message>
    <message>
        <source>2 hours</source>
        <translation>ساعتان</translation>
    </message>
    <message>
        <source>3 hours</source>
        <translation>3 ساعات</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4 ساعات</translation>
    </message>
    <message>
        <source>6 hours</source>
        <translation>6 ساعات</translation>
    </message>
    <message>
        <source>8 hours</source>
        <translation>8 ساعات</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Every 10 minutes</source>
        <translation>كل 10 دقائق</translation>
    </message>
    <message>
        <source>Every 15 minutes</source>
        <translation>كل 15 دقيقة</translation>
    </message>
    <message>
        <source>Every 20 minutes</source>
        <translation>كل 20 دقيقة</translation>
    </message>
    <message>
        <source>Every 30 minutes</source>
        <translation>كل 30 دقيقة</translation>
    </message>
    <message>
        <source>Every 45 minutes</source>
        <translation>كل 45 دقيقة</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>كل ساعة</translation>
    </message>
    <message>
        <source>Play limits</source>
        <translation>حدود اللعب</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>حدود %1</translation>
    </message>
    <message>
        <source>Lowering a limit takes effect at once; raising or removing one takes a day. A round in progress is played to the end, doubles, splits and insurance included.</source>
        <translation>خفض الحد يسري فورًا، أما رفعه أو إلغاؤه فيسري بعد يوم. والجولة التي بدأت تُلعب حتى نهايتها بكل ما تتطلبه.</translation>
    </message>
    <message>
        <source>Currency of the limits</source>
        <translation>عملة الحدود</translation>
    </message>
    <message>
        <source>Daily loss limit</source>
        <translation>أقصى خسارة في اليوم</translation>
    </message>
    <message>
        <source>Daily stake limit</source>
        <translation>أقصى رهان في اليوم</translation>
    </message>
    <message>
        <source>Daily time limit</source>
        <translation>أقصى وقت لعب في اليوم</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>التذكير</translation>
    </message>
    <message>
        <source>Between rounds the table shows the time played and the net result.</source>
        <translation>تعرض الطاولة بين الجولات وقت اللعب والنتيجة الصافية.</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>أخذ استراحة</translation>
    </message>
    <message>
        <source>Nothing is dealt until it is over.</source>
        <translation>لا يوزَّع شيء حتى تنتهي.</translation>
    </message>
    <message>
        <source>12 hours</source>
        <translation>12 ساعة</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>يوم واحد</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3 أيام</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 أيام</translation>
    </message>
    <message>
        <source>Exclude yourself from play</source>
        <translation>الاستبعاد الذاتي من اللعب</translation>
    </message>
    <message>
        <source>A longer break, on this computer and for every account here.</source>
        <translation>مثل الاستراحة لكن لمدة أطول، على هذا الحاسوب ولكل حساب عليه.</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 يومًا</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 يومًا</translation>
    </message>
    <message>
        <source>Half a year</source>
        <translation>نصف سنة</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>سنة واحدة</translation>
    </message>
    <message>
        <source>5 years</source>
        <translation>5 سنوات</translation>
    </message>
    <message>
        <source>Exclude yourself until %1?</source>
        <translation>استبعاد نفسك من اللعب حتى %1؟</translation>
    </message>
    <message>
        <source>Take a break until %1?</source>
        <translation>أخذ استراحة حتى %1؟</translation>
    </message>
    <message>
        <source>Exclude me</source>
        <translation>استبعاد نفسي</translation>
    </message>
    <message>
        <source>Take the break</source>
        <translation>بدء الاستراحة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>It can&apos;t be ended or shortened: not by any setting, another account or changing the clock while the computer is running. Other data folders on this computer observe it too. What the program can&apos;t see: another computer, another user of this one, files deleted by hand, or a clock that is wrong after a restart and stays wrong.</source>
        <translation>لا يمكن إنهاء المدة أو تقصيرها بأي إعداد ولا بحساب آخر ولا بتغيير الساعة والحاسوب يعمل. ويلتزم بها أيضًا أي مجلد بيانات آخر يُفتح على هذا الحاسوب. أما ما لا يستطيع البرنامج رؤيته فهو حاسوب آخر، أو مستخدم آخر لهذا الحاسوب، أو حذف ملفاته يدويًا، أو ساعة خاطئة منذ إعادة التشغيل وبقيت كذلك.</translation>
    </message>
</context>
<context>
    <name>LimitsSign</name>
    <message>
        <source>Limits: %1</source>
        <translation>الحدود: %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>الحدود</translation>
    </message>
</context>
<context>
    <name>ListedChoice</name>
    <message>
        <source>None chosen</source>
        <translation>لم يُختر شيء</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>لم يُختر شيء</numerusform>
            <numerusform>اختيار واحد</numerusform>
            <numerusform>اختياران</numerusform>
            <numerusform>%n اختيارات</numerusform>
            <numerusform>%n اختيارًا</numerusform>
            <numerusform>%n اختيار</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Choose a table</source>
        <translation>اختر طاولة</translation>
    </message>
    <message>
        <source>Play money. Every shuffle is fixed before you bet, and anyone can check it.</source>
        <translation>نقود لعب. كل خلط يُحدَّد قبل أن تراهن، ويمكن لأي شخص التحقق منه.</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>البحث عن لعبة</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>لا توجد لعبة باسم «%1».</translation>
    </message>
    <message>
        <source>Every game is hidden. You can show them again on the Settings page.</source>
        <translation>كل الألعاب مخفية. يمكن إظهارها هنا مجددًا من صفحة الإعدادات.</translation>
    </message>
    <message>
        <source>Opening the books…</source>
        <translation>جارٍ فتح السجلات…</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log can&apos;t be written; play goes on without it. %1: %2</source>
        <translation>تعذرت الكتابة في ملف السجل، ويستمر اللعب بدونه. %1: %2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Each game&apos;s own</source>
        <translation>لكل لعبة جوخها</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1‎%‎</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>لونان</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>أربعة ألوان</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>System follows the desktop.</source>
        <translation>خيار «النظام» يتبع سطح المكتب.</translation>
    </message>
    <message>
        <source>colors scheme theme appearance dark light mode night day</source>
        <translation>ألوان سمة مظهر داكن فاتح وضع ليلي نهاري ليل نهار</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Follows the desktop until you choose here.</source>
        <translation>يتبع سطح المكتب إلى أن تختار هنا.</translation>
    </message>
    <message>
        <source>font letters zoom scale bigger smaller large</source>
        <translation>خط حروف تكبير مقياس أكبر أصغر كبير</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>حجم الواجهة</translation>
    </message>
    <message>
        <source>This window has room for %1%.</source>
        <translation>تتسع هذه النافذة لـ%1‎%‎.</translation>
    </message>
    <message>
        <source>zoom scale dpi buttons bigger smaller larger everything</source>
        <translation>تكبير مقياس كثافة أزرار أكبر أصغر كل شيء</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Our own, and those of other card games on this computer.</source>
        <translation>أوراقنا، وأوراق ألعاب الورق الأخرى على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>deck four suit colours 4 color four-color clubs green diamonds blue hearts spades kde gnome faces</source>
        <translation>رزمة أربعة ألوان لون أشكال سباتي أخضر ديناري أزرق كبة بستوني kde gnome وجوه</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>ظهر الورق</translation>
    </message>
    <message>
        <source>deck pattern design</source>
        <translation>رزمة نقش تصميم</translation>
    </message>
    <message>
        <source>Brass</source>
        <translation>نحاسي</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>ليلي</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>قرمزي</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>الجوخ</translation>
    </message>
    <message>
        <source>Each game has its own; you can choose one for all tables.</source>
        <translation>لكل لعبة جوخها، ويمكن فرش غيره على كل الطاولات.</translation>
    </message>
    <message>
        <source>cloth colour color background</source>
        <translation>قماش لون خلفية</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Black and white with strong edges, in light and dark.</source>
        <translation>أبيض وأسود بحواف واضحة، في الفاتح والداكن.</translation>
    </message>
    <message>
        <source>accessibility colors colours black white readable edges</source>
        <translation>إمكانية الوصول ألوان أبيض أسود مقروء حواف</translation>
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
        <translation>الحظ واللعب</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>الحظ %1</translation>
    </message>
    <message>
        <source>luck, against an expected spread of %1</source>
        <comment>a standard deviation</comment>
        <translation>الحظ، والتفاوت المتوقع %1</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>الأيدي باللعب الأمثل</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>الرهانات الجانبية</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>الحظ</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>الصافي</translation>
    </message>
    <message>
        <source>Once rounds are priced, this shows what was luck and what the play was worth.</source>
        <translation>بعد تقييم الجولات يظهر هنا ما جلبه الحظ وما كانت قيمة اللعب.</translation>
    </message>
</context>
<context>
    <name>LuckWords</name>
    <message>
        <source>Better than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>أفضل من %1 من كل 100 فترة مماثلة</translation>
    </message>
    <message>
        <source>Worse than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>أسوأ من %1 من كل 100 فترة مماثلة</translation>
    </message>
    <message>
        <source>±%1</source>
        <comment>a standard deviation</comment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was within that.</source>
        <translation>تتفاوت رهانات كهذه بمقدار %1: كان الحظ ضمن ذلك.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was up to twice that.</source>
        <translation>تتفاوت رهانات كهذه بمقدار %1: بلغ الحظ حتى ضعف ذلك.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was more than twice that.</source>
        <translation>تتفاوت رهانات كهذه بمقدار %1: تجاوز الحظ ضعف ذلك.</translation>
    </message>
    <message>
        <source>After %1 rounds, this shows how rare such luck is.</source>
        <translation>ابتداءً من %1 جولة يُذكر هنا مدى ندرة حظ كهذا.</translation>
    </message>
    <message>
        <source>Net %1: luck %2, hands played best %3, side bets %4, mistakes %5.</source>
        <translation>الصافي %1: الحظ %2، الأيدي باللعب الأمثل %3، الرهانات الجانبية %4، الأخطاء %5.</translation>
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
        <translation>المغادرة في منتصف اليد؟</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>بقاء</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>تغيير اللعبة</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>كيف تلعب</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>فتح تحدٍّ…</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Hitting was worth %1 of a stake more.</source>
        <translation>كان السحب أفضل بمقدار %1 من الرهان.</translation>
    </message>
    <message>
        <source>Standing was worth %1 of a stake more.</source>
        <translation>كان الوقوف أفضل بمقدار %1 من الرهان.</translation>
    </message>
    <message>
        <source>Doubling was worth %1 of a stake more.</source>
        <translation>كانت المضاعفة أفضل بمقدار %1 من الرهان.</translation>
    </message>
    <message>
        <source>Splitting was worth %1 of a stake more.</source>
        <translation>كان التقسيم أفضل بمقدار %1 من الرهان.</translation>
    </message>
    <message>
        <source>Giving the hand up was worth %1 of a stake more.</source>
        <translation>كان التنازل عن اليد أفضل بمقدار %1 من الرهان.</translation>
    </message>
    <message>
        <source>Insurance was worth %1 of its stake more.</source>
        <translation>كان التأمين أفضل بمقدار %1 من مبلغه.</translation>
    </message>
    <message>
        <source>Even money was worth %1 of a stake more.</source>
        <translation>كان الربح المتساوي أفضل بمقدار %1 من الرهان.</translation>
    </message>
    <message>
        <source>Declining was worth %1 of a stake more.</source>
        <translation>كان الرفض أفضل بمقدار %1 من الرهان.</translation>
    </message>
    <message>
        <source>Following was worth %1 of a stake more.</source>
        <translation>كانت المجاراة أفضل بمقدار %1 من الرهان.</translation>
    </message>
    <message>
        <source>Nothing else was worth more.</source>
        <translation>لم يكن هناك خيار أفضل.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>Packs of 52 cards, shuffled together. Fewer are a little better for you.</source>
        <translation>رزم من 52 ورقة تُخلط معًا. كلما قلّت كان ذلك أفضل لك قليلًا.</translation>
    </message>
    <message>
        <source>A soft total has an ace that counts 11. The dealer takes another card on this one, which is a little worse for you.</source>
        <translation>المجموع الناعم فيه آس يُحسب 11. الموزع يسحب ورقة أخرى عند هذا المجموع، وهذا أسوأ لك قليلًا.</translation>
    </message>
    <message>
        <source>The dealer draws up to this total and then stands, even if an ace counts 11 in it.</source>
        <translation>الموزع يسحب حتى هذا المجموع ثم يقف، حتى إن حُسب فيه آس بـ11.</translation>
    </message>
    <message>
        <source>With an ace or a card that counts 10, the dealer looks for blackjack before you play. Doubles and splits are safe from it.</source>
        <translation>إذا أظهر الموزع آسًا أو ورقة تُحسب 10، ينظر هل لديه بلاك جاك قبل أن تلعب. فتكون المضاعفة والتقسيم في مأمن منه.</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, it takes what you doubled and split as well.</source>
        <translation>لا ينظر الموزع هل لديه بلاك جاك قبل أن تلعب. فإن ظهر في النهاية أخذ ما ضاعفته وما قسمته أيضًا.</translation>
    </message>
    <message>
        <source>The dealer&apos;s card that lies face down until everybody has played.</source>
        <translation>ورقة الموزع التي تبقى مقلوبة حتى يلعب الجميع.</translation>
    </message>
    <message>
        <source>Nobody wins: the stake comes back.</source>
        <translation>لا يفوز أحد: يعود الرهان.</translation>
    </message>
    <message>
        <source>If the dealer ends with exactly 22, hands that would win get only their stake back. The rules say which are paid anyway.</source>
        <translation>إذا انتهى الموزع عند 22 تمامًا فالأيدي التي كانت ستفوز لا تسترد إلا رهانها. والقواعد تبيّن أيها يُدفع له مع ذلك.</translation>
    </message>
    <message>
        <source>More than 21: the hand loses at once, whatever the dealer gets.</source>
        <translation>أكثر من 21: تخسر اليد فورًا مهما حصل عليه الموزع.</translation>
    </message>
    <message>
        <source>Double the stake and take exactly one more card. Where only some totals may be doubled, it is a little worse for you.</source>
        <translation>ضاعف الرهان وخذ ورقة واحدة فقط. وحيث لا تجوز مضاعفة إلا بعض المجاميع فذلك أسوأ لك قليلًا.</translation>
    </message>
    <message>
        <source>Doubling a hand that came from a split. Where that isn&apos;t allowed, it is a little worse for you.</source>
        <translation>مضاعفة يد جاءت من تقسيم. وحيث لا يُسمح بها فذلك أسوأ لك قليلًا.</translation>
    </message>
    <message>
        <source>Splitting makes two hands of two cards of equal value, each with a stake of its own.</source>
        <translation>التقسيم يجعل من ورقتين متساويتي القيمة يدين، لكل منهما رهانها.</translation>
    </message>
    <message>
        <source>A bet of its own that the dealer has blackjack. Without one it is lost, whatever your hand does.</source>
        <translation>رهان مستقل على أن لدى الموزع بلاك جاك. فإن لم يكن خسرته مهما فعلت يدك.</translation>
    </message>
    <message>
        <source>You may take a win equal to your stake for your blackjack at once, whatever the dealer has.</source>
        <translation>يمكنك أن تأخذ فورًا ربحًا يساوي رهانك مقابل بلاك جاكك، مهما كان لدى الموزع.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back.</source>
        <translation>يمكنك التوقف عن لعب يد بعد أول ورقتين واسترداد نصف الرهان.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, before it is known whether the dealer has blackjack.</source>
        <translation>يمكنك التوقف عن لعب يد بعد أول ورقتين واسترداد نصف الرهان، قبل أن يُعرف هل لدى الموزع بلاك جاك.</translation>
    </message>
    <message>
        <source>You bet on somebody else&apos;s hand. If they add to their stake, you may add to yours.</source>
        <translation>تراهن على يد شخص آخر. فإن زاد رهانه أمكنك أن تزيد رهانك.</translation>
    </message>
    <message>
        <source>You may play several hands in a round, each with a stake of its own.</source>
        <translation>يمكنك لعب عدة أيدٍ في جولة واحدة، لكل منها رهانها.</translation>
    </message>
    <message>
        <source>Bets beside the hand, on certain cards. They pay more and return less in the long run; nobody has to make them.</source>
        <translation>رهانات بجانب اليد على أوراق معيّنة. تدفع أكثر وتعيد أقل على المدى الطويل، ولا أحد ملزم بها.</translation>
    </message>
    <message>
        <source>How much of your stakes comes back in the long run if you always play best. What is missing to 100% is the house edge.</source>
        <translation>كم يعود من رهاناتك على المدى الطويل إذا لعبت دائمًا اللعب الأمثل. وما ينقص عن 100% هو أفضلية الكازينو.</translation>
    </message>
    <message>
        <source>How much of your stakes the house keeps in the long run, even if you always play best.</source>
        <translation>كم يحتفظ الكازينو من رهاناتك على المدى الطويل، حتى إن لعبت دائمًا اللعب الأمثل.</translation>
    </message>
    <message>
        <source>A plastic card in the shoe. When it comes out, the cards are shuffled after this round.</source>
        <translation>بطاقة بلاستيكية في الصندوق. عندما تظهر تُخلط الأوراق بعد هذه الجولة.</translation>
    </message>
    <message>
        <source>Cards that are put aside unplayed after a shuffle.</source>
        <translation>أوراق توضع جانبًا دون لعب بعد الخلط.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>words, and what they mean</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, some or all of what you doubled and split comes back.</source>
        <translation>لا يتحقق الموزع من البلاك جاك قبل أن تلعب. وإن كان لديه في النهاية، يعود إليك بعض ما ضاعفته وقسمته أو كله.</translation>
    </message>
    <message>
        <source>When you and the dealer have the same total, you lose. Only two blackjacks are no loss.</source>
        <translation>عندما يتساوى مجموعك ومجموع الموزع تخسر. والبلاك جاك من الطرفين وحده ليس خسارة.</translation>
    </message>
    <message>
        <source>When you and the dealer both have 21, you win, and your blackjack is paid against the dealer&apos;s. Lower equal totals push.</source>
        <translation>عندما يكون لديك ولدى الموزع 21 تفوز، ويُدفع لك البلاك جاك حتى أمام بلاك جاك الموزع. والمجاميع المتساوية الأدنى تعادل.</translation>
    </message>
    <message>
        <source>Doubling a hand that has been hit, not only its first two cards. It is a little better for you.</source>
        <translation>مضاعفة يد سُحب لها من قبل، لا أول ورقتين فقط. وذلك أفضل لك قليلًا.</translation>
    </message>
    <message>
        <source>A hand of so many cards that isn&apos;t bust ends there and wins, even with a lower total than the dealer&apos;s. The rules say what it doesn&apos;t beat.</source>
        <translation>اليد التي تبلغ هذا العدد من الأوراق ولم تتجاوز 21 تنتهي وتفوز، ولو كان مجموعها أدنى من مجموع الموزع. وتبيّن القواعد ما لا تغلبه.</translation>
    </message>
    <message>
        <source>Packs of 48 cards, without the tens but with jacks, queens and kings. That is much worse for you, which other rules make up for.</source>
        <translation>رزم من 48 ورقة، بلا عشرات لكن فيها الأولاد والملكات والملوك. وذلك أسوأ لك بكثير، وتعوّضه قواعد أخرى.</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s first cards lie face up before you play. If they are a blackjack, the round is over.</source>
        <translation>أول ورقتين للموزع مكشوفتان قبل أن تلعب. فإن كانتا بلاك جاك انتهت الجولة.</translation>
    </message>
    <message>
        <source>The house puts a marker beside your stake, or on the new hand. You are paid for it if the hand wins, and lose nothing with it if it doesn&apos;t.</source>
        <translation>يضع الكازينو علامة بجانب رهانك أو على اليد الجديدة. يُدفع لك عنها إذا فازت اليد، ولا تخسر بها شيئًا إن لم تفز.</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has, even a blackjack. Lower equal totals push.</source>
        <translation>تفوز 21 لديك مهما كان لدى الموزع، حتى البلاك جاك. والمجاميع المتساوية الأدنى تعادل.</translation>
    </message>
    <message>
        <source>Some hands of 21 pay more than other wins: by how many cards they have, or by which. The rules say which they are.</source>
        <translation>بعض الأيدي التي تبلغ 21 تدفع أكثر من غيرها من الأيدي الفائزة: بحسب عدد أوراقها أو بحسب الأوراق نفسها. وتبيّن القواعد ما هي.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10 as the first two cards: the best hand of all.</source>
        <translation>آس وورقة تُحسب 10 في أول ورقتين: أفضل يد على الإطلاق.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, unless the dealer turns out to have a blackjack.</source>
        <translation>يمكنك التوقف عن لعب يد بعد أول ورقتين واسترداد نصف الرهان، إلا إذا تبيّن أن لدى الموزع بلاك جاك.</translation>
    </message>
</context>
<context>
    <name>MistakeBoardView</name>
    <message>
        <source>Where mistakes cost most</source>
        <translation>أين تكلف الأخطاء أكثر</translation>
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
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>الكلفة</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>إظهار كل الأخطاء</translation>
    </message>
</context>
<context>
    <name>MistakeRow</name>
    <message>
        <source>%1, %2, %3: %4. %5</source>
        <translation>%1، %2، %3: %4. %5</translation>
    </message>
    <message>
        <source>The answer is hidden.</source>
        <translation>الجواب مخفي.</translation>
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
        <translation>السؤال على الطاولة: %1</translation>
    </message>
    <message>
        <source>Show the round: %1</source>
        <translation>إظهار الجولة: %1</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Practise hands like these</source>
        <translation>التدرب على أيدٍ كهذه</translation>
    </message>
    <message>
        <source>Repeat what is due</source>
        <translation>تكرار ما حان وقته</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>إخفاء الأجوبة</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>إظهار الأجوبة</translation>
    </message>
    <message>
        <source>View</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>List</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>الجلسات</translation>
    </message>
    <message>
        <source>Press a cell to practise its decisions.</source>
        <translation>اضغط خلية للتدرب على قراراتها.</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Moments of the round</source>
        <translation>لحظات الجولة</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>وسوم تفصلها فواصل (,)</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Keep this note</source>
        <translation>حفظ هذه الملاحظة</translation>
    </message>
</context>
<context>
    <name>NumberEntry</name>
    <message>
        <source>%1: less</source>
        <translation>%1: أقل</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: أكثر</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A blackjack room whose shoe is open. Play money only.</source>
        <translation>قاعة بلاك جاك صندوقها مفتوح. نقود لعب فقط.</translation>
    </message>
    <message>
        <source>Keep everything in the folder %1.</source>
        <translation>حفظ كل شيء في المجلد %1.</translation>
    </message>
    <message>
        <source>Open the game %1 right away; with %2 also &apos;%3&apos;.</source>
        <translation>فتح اللعبة %1 فورًا؛ ومع %2 أيضًا &apos;%3&apos;.</translation>
    </message>
    <message>
        <source>Fill the screen.</source>
        <translation>ملء الشاشة.</translation>
    </message>
    <message>
        <source>Animation: %1.</source>
        <translation>الحركة: %1.</translation>
    </message>
    <message>
        <source>Play %1 rounds unattended, print one line per round, then quit.</source>
        <translation>لعب %1 من الجولات تلقائيًا، وطباعة سطر لكل جولة، ثم الانتهاء.</translation>
    </message>
    <message>
        <source>With %1: save pictures of each round in %2.</source>
        <translation>مع %1: حفظ صور كل جولة في %2.</translation>
    </message>
    <message>
        <source>With %1: seed its choices, never the shuffle.</source>
        <translation>مع %1: تثبيت اختياراته، لا الخلط أبدًا.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>طباعة رقم الإصدار.</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>طباعة هذه المساعدة.</translation>
    </message>
    <message>
        <source>only one rule file can be opened</source>
        <translation>تقبل النافذة ملف قواعد واحدًا</translation>
    </message>
    <message>
        <source>a folder&apos;s path is needed</source>
        <translation>لم يُذكر مجلد</translation>
    </message>
    <message>
        <source>%1 already names a game</source>
        <translation>حددت %1 لعبة بالفعل</translation>
    </message>
    <message>
        <source>must be %1, %2, %3 or %4</source>
        <translation>يجب أن يكون %1 أو %2 أو %3 أو %4</translation>
    </message>
    <message>
        <source>must be a number of rounds from 1 to %1</source>
        <translation>يجب أن يكون عدد جولات من 1 إلى %1</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>يُستخدم مع %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs %2</source>
        <translation>&apos;%1&apos; يُستخدم مع %2</translation>
    </message>
    <message>
        <source>straight to a game&apos;s table</source>
        <translation>إلى طاولة لعبة مباشرة</translation>
    </message>
    <message>
        <source>apart from everything else you have played</source>
        <translation>بمعزل عن كل ما لعبته من قبل</translation>
    </message>
    <message>
        <source>a hundred rounds unattended, as fast as possible</source>
        <translation>مئة جولة تلقائيًا بأقصى سرعة</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>أمثلة:</translation>
    </message>
    <message>
        <source>A game&apos;s rule file, or a challenge: opens it right away.</source>
        <translation>ملف قواعد لعبة، أو تحدٍّ: يُفتح مباشرة.</translation>
    </message>
</context>
<context>
    <name>OwnCountWords</name>
    <message>
        <source>Asked, and passed over: it was %1.</source>
        <comment>a running count</comment>
        <translation>سُئلت وتُرك السؤال: كان %1.</translation>
    </message>
    <message>
        <source>You said %1, and it was.</source>
        <comment>a running count</comment>
        <translation>قلت %1، وكان كذلك.</translation>
    </message>
    <message>
        <source>You said %1, it was %2.</source>
        <comment>running counts</comment>
        <translation>قلت %1، وكان %2.</translation>
    </message>
    <message>
        <source>You said %1 decks were left, there were %2.</source>
        <comment>numbers</comment>
        <translation>قلت إنّ %1 من الرزم بقيت، وكانت %2.</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
    <message>
        <source>Leave seat</source>
        <translation>مغادرة المقعد</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>المقعد %1</translation>
    </message>
</context>
<context>
    <name>PageEntry</name>
    <message>
        <source>Lobby</source>
        <translation>الصالة</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>سجل الجولات</translation>
    </message>
    <message>
        <source>Play Record</source>
        <translation>كشف الرهانات</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>الاستراتيجية</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>النزاهة</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>العدّ</translation>
    </message>
</context>
<context>
    <name>PayLine</name>
    <message>
        <source>%1 pays %2</source>
        <translation>%1: يدفع %2</translation>
    </message>
    <message>
        <source>%1 pays %2, probability %3</source>
        <translation>%1: يدفع %2، الاحتمال %3</translation>
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
        <translation>أسبوع %1</translation>
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
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>مطوي</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>كما وُزعت</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>في النهاية</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>الرهانات الجانبية</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>القرارات</translation>
    </message>
</context>
<context>
    <name>PictureHeader</name>
    <message>
        <source>%1 in figures</source>
        <comment>instead of a picture</comment>
        <translation>%1 بالأرقام</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <comment>a picture</comment>
        <translation>نسخ: %1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <comment>a picture</comment>
        <translation>حفظ: %1</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>صورة SVG</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>صورة PNG</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation>ملف CSV، الأرقام</translation>
    </message>
    <message>
        <source>PDF, picture and figures</source>
        <translation>ملف PDF، الرسم والأرقام</translation>
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
        <translation>يُظهر مفتاح الإدخال جولاته.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Nothing was played.</source>
        <translation>لم يُلعب شيء.</translation>
    </message>
    <message>
        <source>None of these rounds is priced yet.</source>
        <translation>لم تُقيَّم أي من هذه الجولات بعد.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>الحظ</translation>
    </message>
    <message>
        <source>Two times in three</source>
        <translation>مرتان من ثلاث</translation>
    </message>
    <message>
        <source>19 times in 20</source>
        <translation>19 مرة من 20</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>الأيام</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>الصافي</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Expected spread</source>
        <translation>التفاوت المتوقع</translation>
    </message>
    <message>
        <source>Luck is the result minus what the play was worth. Its line stays within the inner band two times in three, and within the outer one 19 times in 20.</source>
        <translation>الحظ هو ما تحقق ناقصًا قيمة اللعب. يبقى خطه داخل النطاق الداخلي مرتين من ثلاث، وداخل النطاقين 19 مرة من 20.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>الرصيد</translation>
    </message>
    <message>
        <source>The balance covers all games of one account.</source>
        <translation>يشمل الرصيد كل ألعاب الحساب الواحد.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>المضاف</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>النتائج حسب اللعبة</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>مجموع الرهانات</translation>
    </message>
    <message>
        <source>Results by up card</source>
        <translation>النتائج حسب الورقة المكشوفة</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>الورقة المكشوفة</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>الصافي/الرهانات</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>ورقة الموزع المكشوفة</translation>
    </message>
    <message>
        <source>Priced rounds only.</source>
        <translation>من الجولات المقيَّمة.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>الرهانات الجانبية</translation>
    </message>
    <message>
        <source>No side bet was placed.</source>
        <translation>لم يوضع أي رهان جانبي.</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>the net of side bets</comment>
        <translation>المتوقع</translation>
    </message>
    <message>
        <source>Actual</source>
        <comment>the net of side bets</comment>
        <translation>الفعلي</translation>
    </message>
    <message>
        <source>Side bet</source>
        <translation>الرهان الجانبي</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>المرات</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>The expected net is known for priced rounds only.</source>
        <translation>المتوقع معروف للجولات المقيَّمة.</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>الأيدي الصلبة</translation>
    </message>
    <message>
        <source>Soft hands</source>
        <translation>الأيدي الناعمة</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>التأمين</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>الربح المتساوي</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>الاستسلام</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>المجاراة</translation>
    </message>
    <message>
        <source>Side bets taken</source>
        <translation>الرهانات الجانبية الموضوعة</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>الكلفة</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>القرارات</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>A mistake is a decision that costs a hundredth of the stake or more.</source>
        <translation>الخطأ قرار يكلّف واحدًا بالمئة من الرهان أو أكثر.</translation>
    </message>
    <message>
        <source>Taking a side bet costs what you could expect to lose on it before the first card. Luck and play count it with the side bets.</source>
        <translation>وضع رهان جانبي يكلّف قيمته قبل أول ورقة إذا كانت سالبة. ويُحتسب في «الحظ واللعب» مع الرهانات الجانبية.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>الرهانات</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>المسترد</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>الجولة الواحدة</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>وقت اللعب</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1 س %2 د</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading, a figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>%1: no rounds</source>
        <comment>days</comment>
        <translation>%1: لا جولات</translation>
    </message>
    <message>
        <source>%1, after round %2: luck %3, expected spread %4</source>
        <comment>a day, a number</comment>
        <translation>%1، بعد الجولة %2: الحظ %3، التفاوت المتوقع %4</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>الصافي في 100 جولة</translation>
    </message>
</context>
<context>
    <name>Practise</name>
    <message>
        <source>stand</source>
        <translation>وقوف</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>سحب</translation>
    </message>
    <message>
        <source>double</source>
        <translation>مضاعفة</translation>
    </message>
    <message>
        <source>split</source>
        <translation>تقسيم</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>العدّ الجاري</translation>
    </message>
    <message>
        <source>A deck against the clock</source>
        <translation>رزمة في سباق مع الوقت</translation>
    </message>
    <message>
        <source>Spoken cards</source>
        <translation>أوراق منطوقة</translation>
    </message>
    <message>
        <source>Decks in the tray</source>
        <translation>الرزم في الصينية</translation>
    </message>
    <message>
        <source>True count</source>
        <translation>العدّ الحقيقي</translation>
    </message>
    <message>
        <source>Plays by the count</source>
        <translation>اللعب حسب العدّ</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>التأمين</translation>
    </message>
    <message>
        <source>Cards go by, and now and then the running count is asked. They come a little faster after each right answer.</source>
        <translation>تمر الأوراق، ويُسأل عن العدّ الجاري من حين إلى آخر. وتأتي أسرع قليلًا بعد كل إجابة صحيحة.</translation>
    </message>
    <message>
        <source>Go through one deck as fast as you can count it. One card stays hidden, so the end isn’t known beforehand. The mark of the trade is 30 seconds.</source>
        <translation>مرّ على رزمة واحدة بأسرع ما تستطيع عدّها. تبقى ورقة واحدة مخفية فلا تُعرف النتيجة مسبقًا. المعيار المعروف هو 30 ثانية.</translation>
    </message>
    <message>
        <source>Each card is named and not shown. The next one comes when you ask for it.</source>
        <translation>تُسمّى كل ورقة ولا تُعرض. وتأتي التالية حين تطلبها.</translation>
    </message>
    <message>
        <source>Judge how many decks lie in the discard tray.</source>
        <translation>قدّر عدد الرزم في صينية الأوراق الملعوبة.</translation>
    </message>
    <message>
        <source>From the running count and the cards left, work out the true count.</source>
        <translation>احسب العدّ الحقيقي من العدّ الجاري والأوراق المتبقية.</translation>
    </message>
    <message>
        <source>A hand, the dealer’s card and the count: decide what to do. The plays worth most with this system and game are asked.</source>
        <translation>يد وورقة الموزع والعدّ: قرّر ما تفعل. يُسأل عن القرارات الأعلى قيمة مع هذا النظام وهذه اللعبة.</translation>
    </message>
    <message>
        <source>The dealer shows an ace: take insurance at this count, or not?</source>
        <translation>الموزع يُظهر آسًا: هل تأخذ التأمين عند هذا العدّ؟</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the two cards of a pair</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Decks in the tray: %1</source>
        <translation>الرزم في الصينية: %1</translation>
    </message>
    <message>
        <source>Decks left: %1, count above 0</source>
        <translation>الرزم المتبقية: %1، العدّ فوق 0</translation>
    </message>
    <message>
        <source>Decks left: %1, count below 0</source>
        <translation>الرزم المتبقية: %1، العدّ تحت 0</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>a hand, the dealer&apos;s card, a play</comment>
        <translation>%1 ضد %2: %3</translation>
    </message>
    <message>
        <source>Just where it becomes worth taking</source>
        <translation>حيث يصبح أخذه مربحًا تمامًا</translation>
    </message>
    <message>
        <source>%1 above where it becomes worth taking</source>
        <translation>أعلى بـ %1 من حيث يصبح أخذه مربحًا</translation>
    </message>
    <message>
        <source>%1 below where it becomes worth taking</source>
        <translation>أقل بـ %1 من حيث يصبح أخذه مربحًا</translation>
    </message>
    <message>
        <source>Seconds for a deck, the last times</source>
        <translation>ثواني الرزمة في المرات الأخيرة</translation>
    </message>
    <message>
        <source>Right answers, the last times</source>
        <translation>الإجابات الصحيحة في المرات الأخيرة</translation>
    </message>
    <message>
        <source>Nothing practised here yet.</source>
        <translation>لم يُتدرَّب على شيء هنا بعد.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>متى</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>%1 a card</source>
        <comment>seconds</comment>
        <translation>%1 للورقة</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Best: %1. Last: %2.</source>
        <translation>الأفضل: %1. الأخير: %2.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>الآسات</translation>
    </message>
</context>
<context>
    <name>PractiseAnswer</name>
    <message>
        <source>Less</source>
        <translation>أقل</translation>
    </message>
    <message>
        <source>More</source>
        <translation>أكثر</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>إجابة</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>الورقة التالية</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>الأوراق التالية</translation>
    </message>
</context>
<context>
    <name>PractiseChoice</name>
    <message>
        <source>Exercise</source>
        <translation>التمرين</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>نظام العدّ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>الأوراق في كل مرة</translation>
    </message>
    <message>
        <source>Time for a card</source>
        <translation>وقت الورقة</translation>
    </message>
</context>
<context>
    <name>PractiseView</name>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Working out the plays of this game…</source>
        <translation>يجري حساب قرارات هذه اللعبة…</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>كيف سارت الأمور</translation>
    </message>
    <message>
        <source>Weak spots, asked more often</source>
        <translation>نقاط ضعف يتكرر السؤال عنها</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Double deck, dealer hits soft 17</source>
        <comment>double-deck</comment>
        <translation>رزمتان، الموزع يسحب على 17 ناعم</translation>
    </message>
    <message>
        <source>6 decks, early surrender</source>
        <comment>early-surrender</comment>
        <translation>6 رزم، استسلام مبكر</translation>
    </message>
    <message>
        <source>European, no hole card</source>
        <comment>european</comment>
        <translation>أوروبي، بلا ورقة مخفية</translation>
    </message>
    <message>
        <source>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (one card to the dealer, doubles on 9, 10 and 11)</source>
        <comment>european</comment>
        <translation>كازينو كوبنهاغن، casinocopenhagen.dk/en/blackjack (ورقة واحدة للموزع، مضاعفة على 9 و10 و11)</translation>
    </message>
    <message>
        <source>Single deck, blackjack 6:5</source>
        <comment>single-6-5</comment>
        <translation>رزمة واحدة، بلاك جاك 6:5</translation>
    </message>
    <message>
        <source>Single deck, Reno: doubles on 10 and 11</source>
        <comment>single-reno</comment>
        <translation>رزمة واحدة، رينو: مضاعفة على 10 و11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, blackjack 6:5</source>
        <comment>strip-6-5</comment>
        <translation>لاس فيغاس ستريب، 6 رزم، بلاك جاك 6:5</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer hits soft 17</source>
        <comment>strip-h17</comment>
        <translation>لاس فيغاس ستريب، 6 رزم، الموزع يسحب على 17 ناعم</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer stands on soft 17</source>
        <comment>strip-s17</comment>
        <translation>لاس فيغاس ستريب، 6 رزم، الموزع يقف على 17 ناعم</translation>
    </message>
    <message>
        <source>Atlantic City, 8 decks</source>
        <comment>atlantic-city</comment>
        <translation>أتلانتيك سيتي، 8 رزم</translation>
    </message>
    <message>
        <source>Australian, busted bets plus one</source>
        <comment>australian</comment>
        <translation>أسترالي، الأيدي المتجاوزة ورهان آخر</translation>
    </message>
    <message>
        <source>Seven-card Charlie, 8 decks</source>
        <comment>charlie-7</comment>
        <translation>تشارلي من 7 أوراق، 8 رزم</translation>
    </message>
    <message>
        <source>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</source>
        <comment>charlie-7</comment>
        <translation>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</translation>
    </message>
    <message>
        <source>Las Vegas downtown, single deck</source>
        <comment>downtown-single</comment>
        <translation>وسط لاس فيغاس، رزمة واحدة</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>downtown-single</comment>
        <translation>في الزوج المقسَّم يراعي المصدر عدد الأيدي، لا الأوراق التي سحبتها.</translation>
    </message>
    <message>
        <source>German, no hole card, aces split again</source>
        <comment>german</comment>
        <translation>ألماني، بلا ورقة مخفية، إعادة تقسيم الآسات</translation>
    </message>
    <message>
        <source>Party Blackjack, dealer&apos;s 22 pushes</source>
        <comment>party</comment>
        <translation>بارتي بلاك جاك، 22 للموزع تعادل</translation>
    </message>
    <message>
        <source>The source adds up what each rule costs alone, and has pairs split into four hands instead of three.</source>
        <comment>party</comment>
        <translation>يجمع المصدر كلفة كل قاعدة وحدها، ويقسم الأزواج إلى أربع أيدٍ بدل ثلاث.</translation>
    </message>
    <message>
        <source>The figure is that of best play, which looks at the cards and not only at their total.</source>
        <comment>single-6-5</comment>
        <translation>الرقم هو رقم اللعب الأمثل الذي ينظر إلى الأوراق لا إلى مجموعها فقط.</translation>
    </message>
    <message>
        <source>The source names the game without listing its rules. Best play of the rules here comes to its figure.</source>
        <comment>single-reno</comment>
        <translation>يذكر المصدر اللعبة من دون سرد قواعدها. واللعب الأمثل بالقواعد المذكورة هنا يعطي رقمه.</translation>
    </message>
    <message>
        <source>Single deck, dealer stands on soft 17</source>
        <comment>single-s17</comment>
        <translation>رزمة واحدة، الموزع يقف على 17 ناعم</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>single-s17</comment>
        <translation>في الزوج المقسَّم يراعي المصدر عدد الأيدي، لا الأوراق التي سحبتها.</translation>
    </message>
    <message>
        <source>Single deck, doubles on 9 to 11</source>
        <comment>vegas-single</comment>
        <translation>رزمة واحدة، مضاعفة على 9 إلى 11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 4 decks, no surrender</source>
        <comment>vegas-strip</comment>
        <translation>لاس فيغاس ستريب، 4 رزم، بلا استسلام</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Card Counting the Buster Blackjack Side Bet</source>
        <comment>buster-cards</comment>
        <translation>Eliot Jacobson، 888casino: Card Counting the Buster Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Buster Blackjack, pay table 1</source>
        <comment>buster</comment>
        <translation>Wizard of Odds، wizardofodds.com: Buster Blackjack، جدول الدفع 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Ladies, pay table A</source>
        <comment>lucky-ladies</comment>
        <translation>Wizard of Odds، wizardofodds.com: Lucky Ladies، جدول الدفع A</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Lucky, pay table 1</source>
        <comment>lucky-lucky</comment>
        <translation>Wizard of Odds، wizardofodds.com: Lucky Lucky، جدول الدفع 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Match the Dealer, two decks</source>
        <comment>match-the-dealer</comment>
        <translation>Wizard of Odds، wizardofodds.com: Match the Dealer، رزمتان</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>over-13</comment>
        <translation>Wizard of Odds، wizardofodds.com: Over/Under 13</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Pair Blackjack Side Bet</source>
        <comment>pair-any</comment>
        <translation>Wizard of Odds، wizardofodds.com: Pair Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Beating the Pair Square (Bet the Set) side bet</source>
        <comment>pair-square</comment>
        <translation>Eliot Jacobson، 888casino: Beating the Pair Square (Bet the Set) side bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Push 22</source>
        <comment>push-22</comment>
        <translation>Wizard of Odds، wizardofodds.com: Push 22</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 3</source>
        <comment>royal-match-blackjack</comment>
        <translation>Wizard of Odds، wizardofodds.com: Royal Match، النسخة 3</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 1</source>
        <comment>royal-match</comment>
        <translation>Wizard of Odds، wizardofodds.com: Royal Match، النسخة 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: 21+3, version 1</source>
        <comment>three-card-21</comment>
        <translation>Wizard of Odds، wizardofodds.com: 21+3، النسخة 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>under-13</comment>
        <translation>Wizard of Odds، wizardofodds.com: Over/Under 13</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks pushed</source>
        <comment>double-exposure-reno</comment>
        <translation>دبل إكسبوجر، بلاك جاك مقابل بلاك جاك تعادل</translation>
    </message>
    <message>
        <source>The figure fits a table where a soft 19 may be doubled too: best play then comes within 0.01% of it.</source>
        <comment>double-exposure-reno</comment>
        <translation>يناسب الرقم طاولة يمكن فيها مضاعفة 19 ناعم أيضًا: عندها لا يبعد عنه اللعب الأمثل أكثر من 0.01%.</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks won</source>
        <comment>double-exposure</comment>
        <translation>دبل إكسبوجر، بلاك جاك مقابل بلاك جاك فوز</translation>
    </message>
    <message>
        <source>Wizard of Odds, Double Exposure, on the Stratosphere in Las Vegas, with 0.68%, which fits if a soft 19 may be doubled (wizardofodds.com/games/double-exposure)</source>
        <comment>double-exposure</comment>
        <translation>Wizard of Odds، Double Exposure، عن Stratosphere في لاس فيغاس، بنسبة 0.68%، وهي صحيحة إذا جازت مضاعفة 19 لينة (wizardofodds.com/games/double-exposure)</translation>
    </message>
    <message>
        <source>Spanish 21, dealer stands on 17</source>
        <comment>spanish-21-s17</comment>
        <translation>سبانيش 21، الموزع يقف على 17</translation>
    </message>
    <message>
        <source>The figure lies between our best play, which looks at every card, and basic strategy, which looks at the total alone.</source>
        <comment>spanish-21-s17</comment>
        <translation>يقع الرقم بين اللعب الأمثل لدينا، الذي ينظر إلى كل ورقة، والاستراتيجية الأساسية التي تنظر إلى المجموع وحده.</translation>
    </message>
    <message>
        <source>Spanish 21, dealer hits soft 17</source>
        <comment>spanish-21</comment>
        <translation>سبانيش 21، الموزع يسحب على 17 ناعم</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <comment>free-bet</comment>
        <translation>فري بت بلاك جاك</translation>
    </message>
    <message>
        <source>The source doesn&apos;t say how its figure was found. Ours is for one card on each split ace.</source>
        <comment>free-bet</comment>
        <translation>لا يذكر المصدر كيف حُسب رقمه. ورقمنا لورقة واحدة على كل آس مقسَّم.</translation>
    </message>
    <message>
        <source>Spanish 21 with redoubling</source>
        <comment>spanish-21-redouble</comment>
        <translation>سبانيش 21، إعادة المضاعفة</translation>
    </message>
    <message>
        <source>Super Fun 21, one deck</source>
        <comment>super-fun-21</comment>
        <translation>سوبر فن 21، رزمة واحدة</translation>
    </message>
    <message>
        <source>There a doubled hand of six cards doesn&apos;t win by their number. Without doubles of five cards, best play has 0.94% here too.</source>
        <comment>super-fun-21</comment>
        <translation>هناك لا تفوز اليد المضاعفة من ست أوراق بعدد أوراقها. ومن دون مضاعفة خمس أوراق تكون نسبة اللعب الأمثل هنا أيضًا 0.94%.</translation>
    </message>
    <message>
        <source>Pontoon, doubles on two cards only</source>
        <comment>pontoon-two-cards</comment>
        <translation>بونتون، مضاعفة ورقتين فقط</translation>
    </message>
    <message>
        <source>Pontoon, busted bets plus one</source>
        <comment>pontoon</comment>
        <translation>بونتون، الأيدي المتجاوزة ورهان آخر</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>there is no display to open a window on; %1 needs none</source>
        <translation>لا توجد شاشة لفتح نافذة عليها؛ لا يحتاج %1 إلى شاشة</translation>
    </message>
    <message>
        <source>the window can&apos;t be shown; the reasons are above</source>
        <translation>تعذر عرض النافذة؛ الأسباب مذكورة أعلاه</translation>
    </message>
    <message>
        <source>%1: the folder can&apos;t be created</source>
        <translation>%1: تعذر إنشاء المجلد</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>الاستخدام: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[خيارات]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>الخيارات:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>المعاملات:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>خيار غير معروف &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>خيارات غير معروفة: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>قيمة مفقودة بعد &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>قيمة غير متوقعة بعد &apos;%1&apos;.</translation>
    </message>
</context>
<context>
    <name>RecipeView</name>
    <message>
        <source>Everything below can be repeated with other tools. The verifier does it in any browser, offline and without this program: save it, then paste a shoe&apos;s JSON into it.</source>
        <translation>يمكن تكرار كل ما يلي بأدوات أخرى. ويفعل ذلك برنامج التحقق في أي متصفح، بلا اتصال ومن دون هذا البرنامج: احفظه ثم الصق فيه JSON أحد الصناديق.</translation>
    </message>
    <message>
        <source>Save the verifier…</source>
        <translation>حفظ برنامج التحقق…</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>حفظ برنامج التحقق</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>صفحة للمتصفح</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>كيف يعمل</translation>
    </message>
</context>
<context>
    <name>RecordCells</name>
    <message>
        <source>%1, %2, %3, %4, %5, %6, %7, %8</source>
        <comment>the headings of a table</comment>
        <translation>%1، %2، %3، %4، %5، %6، %7، %8</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Play Record</source>
        <translation>كشف الرهانات</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>المحفظة</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Show all plays</source>
        <translation>إظهار كل الرهانات</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>المبلغ</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>المسترد</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>الرصيد</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>الرهانات</translation>
    </message>
    <message>
        <source>No plays match the filter.</source>
        <translation>لا يوجد رهان يطابق التصفية.</translation>
    </message>
    <message>
        <source>Each play appears here once it is settled.</source>
        <translation>يظهر كل رهان هنا عند تسويته.</translation>
    </message>
    <message>
        <source>Export the Play Record</source>
        <translation>تصدير كشف الرهانات</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>ملف CSV، رهان في كل سطر</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>ملف JSON، جولة في كل سطر</translation>
    </message>
    <message>
        <source>play-record</source>
        <comment>a file&apos;s name</comment>
        <translation>كشف-الرهانات</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>النهاية</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>إعادة العرض</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>إلى البداية</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>إلى النهاية</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>سرعة إعادة العرض</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>السرعة: %1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>ألعاب أخرى</translation>
    </message>
    <message>
        <source>What the same cards would have paid there</source>
        <translation>ما كانت الأوراق نفسها لتدفعه هناك</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Checks the shoe against its commitment</source>
        <translation>هل الصندوق هو نفسه الذي حدده الالتزام</translation>
    </message>
    <message>
        <source>Stop replay</source>
        <translation>إنهاء إعادة العرض</translation>
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
        <translation>فوز</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>تعادل</translation>
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
        <translation>السحب على %1 يخسر هنا %2 من المرات</translation>
    </message>
    <message>
        <source>Hitting is worth %1 of the stake here</source>
        <translation>قيمة السحب هنا %1 من الرهان</translation>
    </message>
    <message>
        <source>Standing on %1 loses %2 of the time here</source>
        <translation>الوقوف على %1 يخسر هنا %2 من المرات</translation>
    </message>
    <message>
        <source>Standing is worth %1 of the stake here</source>
        <translation>قيمة الوقوف هنا %1 من الرهان</translation>
    </message>
    <message>
        <source>Doubling on %1 loses %2 of the time here</source>
        <translation>المضاعفة على %1 تخسر هنا %2 من المرات</translation>
    </message>
    <message>
        <source>Doubling is worth %1 of the stake here</source>
        <translation>قيمة المضاعفة هنا %1 من الرهان</translation>
    </message>
    <message>
        <source>Splitting is worth %1 of the stake here, all hands together</source>
        <translation>قيمة التقسيم هنا %1 من الرهان، ليديه معًا</translation>
    </message>
    <message>
        <source>Giving the hand up always costs half the stake</source>
        <translation>التنازل عن اليد يكلّف دائمًا نصف الرهان</translation>
    </message>
    <message>
        <source>Insurance is worth %1 of its stake here</source>
        <translation>قيمة التأمين هنا %1 من مبلغه</translation>
    </message>
    <message>
        <source>Even money pays the stake once, whatever the dealer has</source>
        <translation>الربح المتساوي يعادل الرهان مرة واحدة، أيًا كانت يد الموزع</translation>
    </message>
    <message>
        <source>Declining is worth %1 of the stake here</source>
        <translation>قيمة الرفض هنا %1 من الرهان</translation>
    </message>
    <message>
        <source>Following is worth %1 of the stake here</source>
        <translation>قيمة المجاراة هنا %1 من الرهان</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake more</source>
        <translation>السحب أفضل بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake more</source>
        <translation>الوقوف أفضل بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake more</source>
        <translation>المضاعفة أفضل بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake more</source>
        <translation>التقسيم أفضل بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake more</source>
        <translation>التنازل أفضل بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake more</source>
        <translation>التأمين أفضل بمقدار %1 من مبلغه</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake more</source>
        <translation>الربح المتساوي أفضل بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake more</source>
        <translation>الرفض أفضل بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake more</source>
        <translation>المجاراة أفضل بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake less</source>
        <translation>السحب أسوأ بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake less</source>
        <translation>الوقوف أسوأ بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake less</source>
        <translation>المضاعفة أسوأ بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake less</source>
        <translation>التقسيم أسوأ بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake less</source>
        <translation>التنازل أسوأ بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake less</source>
        <translation>التأمين أسوأ بمقدار %1 من مبلغه</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake less</source>
        <translation>الربح المتساوي أسوأ بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake less</source>
        <translation>الرفض أسوأ بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake less</source>
        <translation>المجاراة أسوأ بمقدار %1 من الرهان</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two halves of a sentence</comment>
        <translation>%1؛ %2.</translation>
    </message>
    <message>
        <source>%1 %2: wins %3, pushes %4, loses %5</source>
        <translation>%1 %2: فوز %3، تعادل %4، خسارة %5</translation>
    </message>
    <message>
        <source>%1 %2: all hands together, each wins or loses by itself</source>
        <translation>%1 %2: اليدان معًا، وكل منهما تفوز أو تخسر على حدة</translation>
    </message>
    <message>
        <source>%1 was your answer, and the round came to %2; on average that answer is worth %3 of the stake.</source>
        <translation>كان جوابك حينها %1، وانتهت الجولة إلى %2؛ قيمة هذا الجواب في المتوسط %3 من الرهان.</translation>
    </message>
    <message>
        <source>What if: %1. On these cards the hand would come to %2; on average the answer is worth %3 of the stake.</source>
        <translation>ماذا لو: %1. بهذه الأوراق كانت اليد ستنتهي إلى %2؛ قيمة هذا الجواب في المتوسط %3 من الرهان.</translation>
    </message>
    <message>
        <source>What if: %1. On average %2 of the stake; how it would have ended is shown when this shoe ends.</source>
        <translation>ماذا لو: %1. في المتوسط %2 من الرهان؛ أما ما كان سيحدث فيُكشف عند انتهاء هذا الصندوق.</translation>
    </message>
    <message>
        <source>What if: %1. It didn&apos;t happen. On these cards the round would have come to %2 instead of %3; on average the answer is worth %4 of the stake.</source>
        <translation>ماذا لو: %1. لم يحدث ذلك. بهذه الأوراق كانت الجولة ستنتهي إلى %2 بدل %3؛ قيمة هذا الجواب في المتوسط %4 من الرهان.</translation>
    </message>
    <message>
        <source>When it was played, the decisions cost %1 in all; %2 was luck.</source>
        <translation>عند لعبها كلّفت القرارات %1 إجمالًا، وكان الحظ %2.</translation>
    </message>
    <message>
        <source>%1 The side bets were worth %2 before the first card.</source>
        <translation>%1 كانت قيمة الرهانات الجانبية %2 قبل أول ورقة.</translation>
    </message>
    <message>
        <source>%1; “%2” is worth the same.</source>
        <comment>two halves of a sentence, the second about an answer</comment>
        <translation>%1؛ «%2» بالقيمة نفسها.</translation>
    </message>
    <message>
        <source>%1 stakes, %2</source>
        <comment>a number, an amount</comment>
        <translation>%1 رهان، %2</translation>
    </message>
    <message>
        <source>Giving the hand up is worth %1 of the stake here</source>
        <translation>قيمة التنازل هنا %1 من الرهان</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Review</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>This is what happened.</source>
        <translation>هذا ما حدث فعلًا.</translation>
    </message>
    <message>
        <source>This is what would have happened, not what did.</source>
        <translation>هذا ما كان سيحدث، لا ما حدث فعلًا.</translation>
    </message>
    <message>
        <source>Press another answer to see what would have happened.</source>
        <translation>اضغط جوابًا آخر لترى ما كان سيؤدي إليه.</translation>
    </message>
    <message>
        <source>Show the decision again</source>
        <translation>إظهار القرار مجددًا</translation>
    </message>
    <message>
        <source>Stop review</source>
        <translation>إنهاء المراجعة</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Answer as you would now. The figures follow.</source>
        <translation>أجب كما تراه الآن. الأرقام تظهر بعد ذلك.</translation>
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
        <translation>%1: خيار أفضل بمقدار %2 من الرهان</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>الموزع</translation>
    </message>
    <message>
        <source>Worth %1 of its stake before the first card</source>
        <comment>a side bet</comment>
        <translation>قيمته %1 من مبلغه قبل أول ورقة</translation>
    </message>
    <message>
        <source>Behind, %1</source>
        <comment>whose hand</comment>
        <translation>رهان خلفي، %1</translation>
    </message>
    <message>
        <source>Insurance, %1</source>
        <comment>whose hand</comment>
        <translation>تأمين، %1</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <comment>a side bet and whose</comment>
        <translation>%1، اليد %2</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>الصندوق %1</translation>
    </message>
    <message>
        <source>cards %1 to %2</source>
        <translation>الأوراق من %1 إلى %2</translation>
    </message>
    <message>
        <source>commitment %1</source>
        <translation>الالتزام %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>البذرة %1</translation>
    </message>
    <message>
        <source>seed shown when the shoe ends</source>
        <translation>تظهر البذرة عند انتهاء الصندوق</translation>
    </message>
    <message>
        <source>client seed %1</source>
        <translation>بذرة اللاعب %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 against %4, %5, %6</source>
        <translation>الجولة %1، %2، %3 مقابل %4، %5، %6</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a side bet</comment>
        <translation>فوز %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a side bet</comment>
        <translation>خسارة %1</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>مستعادة</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>تالفة</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a round</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>The cards of this round can&apos;t be read: %1</source>
        <translation>تعذرت قراءة أوراق هذه الجولة: %1</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end. It is shown as far as it goes; the money is as it was booked.</source>
        <translation>لا يمكن قراءة سجل هذه الجولة حتى نهايته. تُعرض إلى حيث تصل، والنقود كما قُيّدت.</translation>
    </message>
    <message>
        <source>%1: %2 decided early</source>
        <comment>a hand, an action</comment>
        <translation>%1: %2، قرار مسبق</translation>
    </message>
    <message>
        <source>%1: double followed</source>
        <translation>%1: مجاراة المضاعفة</translation>
    </message>
    <message>
        <source>%1: split followed</source>
        <translation>%1: مجاراة التقسيم</translation>
    </message>
    <message>
        <source>%1: not followed</source>
        <translation>%1: بلا مجاراة</translation>
    </message>
    <message>
        <source>%1: hit on %2 against %3</source>
        <translation>%1: سحب على %2 مقابل %3</translation>
    </message>
    <message>
        <source>%1: stand on %2 against %3</source>
        <translation>%1: وقوف على %2 مقابل %3</translation>
    </message>
    <message>
        <source>%1: double on %2 against %3</source>
        <translation>%1: مضاعفة على %2 مقابل %3</translation>
    </message>
    <message>
        <source>%1: split on %2 against %3</source>
        <translation>%1: تقسيم على %2 مقابل %3</translation>
    </message>
    <message>
        <source>%1: give up on %2 against %3</source>
        <translation>%1: تنازل على %2 مقابل %3</translation>
    </message>
    <message>
        <source>%1: surrender on %2 against %3</source>
        <translation>%1: استسلام على %2 مقابل %3</translation>
    </message>
    <message>
        <source>%1: insurance on %2 against %3</source>
        <translation>%1: تأمين على %2 مقابل %3</translation>
    </message>
    <message>
        <source>%1: even money on %2 against %3</source>
        <translation>%1: ربح متساوٍ على %2 مقابل %3</translation>
    </message>
    <message>
        <source>%1: no even money</source>
        <translation>%1: بلا ربح متساوٍ</translation>
    </message>
    <message>
        <source>%1: no insurance</source>
        <translation>%1: بلا تأمين</translation>
    </message>
    <message>
        <source>%1: not given up</source>
        <translation>%1: بلا تنازل</translation>
    </message>
    <message>
        <source>%1: no surrender</source>
        <translation>%1: بلا استسلام</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <comment>a decision</comment>
        <translation>%1 (بلا جواب)</translation>
    </message>
    <message>
        <source>%1 (early)</source>
        <comment>a decision</comment>
        <translation>%1 (مسبق)</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>كلفة الأخطاء %1</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>الحظ %1</translation>
    </message>
    <message>
        <source>Before the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>قبل الجولة: %1</translation>
    </message>
    <message>
        <source>After the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>بعد الجولة: %1</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1، و%2 من الكازينو</translation>
    </message>
    <message>
        <source>%1: free double on %2 against %3</source>
        <translation>%1: مضاعفة مجانية على %2 مقابل %3</translation>
    </message>
    <message>
        <source>%1: free split on %2 against %3</source>
        <translation>%1: تقسيم مجاني على %2 مقابل %3</translation>
    </message>
</context>
<context>
    <name>RoundDetailsView</name>
    <message>
        <source>As dealt</source>
        <translation>كما وُزعت</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>الموزع</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>في النهاية</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>النقود</translation>
    </message>
    <message>
        <source>Total staked</source>
        <translation>مجموع الرهانات</translation>
    </message>
    <message>
        <source>Paid out, stakes included</source>
        <translation>المدفوع مع الرهانات</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>الحظ واللعب</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>الأيدي باللعب الأمثل</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>الرهانات الجانبية</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>الحظ</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>الصافي</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>القرارات</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>لماذا انتهت هكذا</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>النزاهة</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>إعادة العرض</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>These cards in other games</source>
        <translation>هذه الأوراق في ألعاب أخرى</translation>
    </message>
    <message>
        <source>You, as dealt</source>
        <translation>أنت، كما وُزعت</translation>
    </message>
    <message>
        <source>You, at the end</source>
        <translation>أنت، في النهاية</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Your side bets</source>
        <translation>رهاناتك الجانبية</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>قراراتك</translation>
    </message>
    <message>
        <source>Others at the table</source>
        <translation>الآخرون على الطاولة</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Your count</source>
        <translation>عدّك</translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message>
        <source>Rounds</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>لا توجد جولة تطابق التصفية.</translation>
    </message>
    <message>
        <source>Rounds appear here when they are finished.</source>
        <translation>تظهر الجولات هنا عند انتهائها.</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>إظهار كل الجولات</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>rounds</comment>
        <translation>قبل ذلك</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Staked %1, net %2</source>
        <comment>in a round</comment>
        <translation>الرهان %1، الصافي %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>a heading</comment>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>a heading</comment>
        <translation>اليد</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of a hand</comment>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>a heading</comment>
        <translation>الرهانات</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>a heading</comment>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>مجموع الرهانات</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
</context>
<context>
    <name>RoundWriter</name>
    <message>
        <source>Export the Rundown</source>
        <translation>تصدير سجل الجولات</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>ملف CSV، رهان في كل سطر</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>ملف JSON، جولة في كل سطر</translation>
    </message>
    <message>
        <source>rundown</source>
        <comment>a file&apos;s name</comment>
        <translation>سجل-الجولات</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>No rule matches “%1”.</source>
        <translation>لا توجد قاعدة باسم «%1».</translation>
    </message>
    <message>
        <source>What the rules are worth</source>
        <translation>قيمة القواعد</translation>
    </message>
    <message>
        <source>Save your changes?</source>
        <translation>حفظ التغييرات؟</translation>
    </message>
    <message>
        <source>These rules can&apos;t be played yet. Fix what is marked before you save.</source>
        <translation>لا يمكن اللعب بهذه القواعد بعد: صحّح ما هو معلَّم قبل الحفظ.</translation>
    </message>
    <message>
        <source>They become a game of your own; the built-in game stays as it is.</source>
        <translation>تصبح لعبة خاصة بك، وتبقى اللعبة المدمجة كما هي.</translation>
    </message>
    <message>
        <source>The game&apos;s file still has the rules as they were.</source>
        <translation>ما زال ملف اللعبة يحتوي على القواعد كما كانت.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>تجاهل التغييرات</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>متابعة التعديل</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more rules</source>
        <translation>
            <numerusform>لا قواعد أخرى</numerusform>
            <numerusform>إظهار قاعدة أخرى</numerusform>
            <numerusform>إظهار قاعدتين أخريين</numerusform>
            <numerusform>إظهار %n قواعد أخرى</numerusform>
            <numerusform>إظهار %n قاعدة أخرى</numerusform>
            <numerusform>إظهار %n قاعدة أخرى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>the house&apos;s choice</source>
        <translation>اختيار الكازينو</translation>
    </message>
</context>
<context>
    <name>RuleSaid</name>
    <message>
        <source>No longer: %1</source>
        <translation>لم يعد ساريًا: %1</translation>
    </message>
</context>
<context>
    <name>RuleTrials</name>
    <message>
        <source>Try other rules</source>
        <translation>تجربة قواعد أخرى</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>استرجاع</translation>
    </message>
    <message>
        <source>Decks: %1</source>
        <translation>الرزم: %1</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>الرزم</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>الموزع يسحب على 17 ناعم</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>الموزع يتحقق من البلاك جاك</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>المضاعفة بعد التقسيم</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>المضاعفة على</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>الأيدي من زوج واحد</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>بلا تقسيم</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>الاستسلام</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>late</source>
        <translation>متأخر</translation>
    </message>
    <message>
        <source>early</source>
        <translation>مبكر</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>البلاك جاك يدفع</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>أي مجموع</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Id</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>What files and the command line call the game.</source>
        <translation>ما تسمّي به الملفاتُ وسطرُ الأوامر اللعبةَ.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>What the game is called in the lobby and at the table.</source>
        <translation>اسم اللعبة في الصالة وعلى الطاولة.</translation>
    </message>
    <message>
        <source>Published return</source>
        <translation>العائد المعلن</translation>
    </message>
    <message>
        <source>The return to the player on a casino&apos;s own sheet, as a fraction of 1; empty if it gives none.</source>
        <translation>ما يعود على المدى الطويل بحسب نشرة الكازينو نفسه، كجزء من 1؛ ويُترك فارغًا إن لم تذكره.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>الرزم</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>الخلط</translation>
    </message>
    <message>
        <source>When the cards are shuffled.</source>
        <translation>متى تُخلط كل الأوراق.</translation>
    </message>
    <message>
        <source>Position of the cut card</source>
        <translation>مكان ورقة القطع</translation>
    </message>
    <message>
        <source>How much of the shoe is dealt before the cut card comes out.</source>
        <translation>الجزء من الصندوق الذي يوزَّع قبل ظهور ورقة القطع.</translation>
    </message>
    <message>
        <source>Burned cards</source>
        <translation>الأوراق المحروقة</translation>
    </message>
    <message>
        <source>How many cards are burned face down after a shuffle.</source>
        <translation>عدد الأوراق التي توضع جانبًا مقلوبة بعد الخلط.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>المقاعد</translation>
    </message>
    <message>
        <source>How many hands the table has room for.</source>
        <translation>عدد الأيدي التي تتسع لها الطاولة.</translation>
    </message>
    <message>
        <source>Seats per player</source>
        <translation>مقاعد اللاعب الواحد</translation>
    </message>
    <message>
        <source>How many of them one player may take.</source>
        <translation>عدد المقاعد التي يمكن للاعب واحد أخذها.</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>لاعبون آخرون</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table.</source>
        <translation>يلعب البرنامج أدوار أشخاص آخرين على الطاولة.</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>طاولة مشتركة</translation>
    </message>
    <message>
        <source>Seats are kept from round to round, players may bet behind others, and decisions may be made early.</source>
        <translation>تُحفظ المقاعد من جولة إلى أخرى، ويمكن الرهان خلف لاعب آخر واتخاذ القرارات مسبقًا.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>ترتيب اللعب</translation>
    </message>
    <message>
        <source>The order in which seats are dealt and played.</source>
        <translation>ترتيب المقاعد في التوزيع واتخاذ القرار.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first card</source>
        <translation>ورقة الموزع الأولى</translation>
    </message>
    <message>
        <source>Whether the dealer&apos;s first card is dealt face up or face down.</source>
        <translation>هل توزَّع ورقة الموزع الأولى مكشوفة أم مقلوبة.</translation>
    </message>
    <message>
        <source>Seconds to bet</source>
        <translation>ثواني الرهان</translation>
    </message>
    <message>
        <source>How long betting stays open; 0 for no time limit.</source>
        <translation>مدة فتح الرهان؛ 0 يعني بلا حد للوقت.</translation>
    </message>
    <message>
        <source>Seconds for a decision</source>
        <translation>ثواني القرار</translation>
    </message>
    <message>
        <source>How long a decision may take; 0 for no time limit.</source>
        <translation>المدة المسموح بها للقرار؛ 0 يعني بلا حد للوقت.</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>الموزع يسحب على 17 ناعم</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>الموزع يتحقق من البلاك جاك</translation>
    </message>
    <message>
        <source>With an ace or a ten up, the dealer checks the hole card before hands are played.</source>
        <translation>إذا كانت المكشوفة آسًا أو عشرة، ينظر الموزع إلى الورقة المخفية قبل لعب الأيدي.</translation>
    </message>
    <message>
        <source>Hint about the hole card</source>
        <translation>تلميح عن الورقة المخفية</translation>
    </message>
    <message>
        <source>What the dealer says about the hole card: small from 2 to 5, medium from 6 to 9, large from 10 to ace.</source>
        <translation>ما يقوله الموزع عن الورقة المخفية: صغيرة من 2 إلى 5، متوسطة من 6 إلى 9، كبيرة من 10 إلى الآس.</translation>
    </message>
    <message>
        <source>Two gold cards are shown</source>
        <translation>كشف ورقتين ذهبيتين</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are tens, court cards or aces, both are shown before you play.</source>
        <translation>إذا كانت ورقتا الموزع عشرات أو صورًا أو آسات، تُكشفان معًا قبل أن تلعب.</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>22 للموزع تعادل</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, hands push instead of winning. Gold cards are tens, court cards and aces.</source>
        <translation>إذا تجاوز الموزع 21 بمجموع 22 تمامًا، تتعادل الأيدي بدل أن تفوز. الأوراق الذهبية هي العشرات والصور والآسات.</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>البلاك جاك يدفع</translation>
    </message>
    <message>
        <source>What a blackjack wins: 3:2 is 3 for every 2 staked.</source>
        <translation>ما يربحه البلاك جاك: 3:2 تعني 3 لكل 2 من الرهان.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>التأمين</translation>
    </message>
    <message>
        <source>Against an ace, a hand may be insured for half its stake.</source>
        <translation>مقابل الآس يمكن تأمين اليد بنصف رهانها.</translation>
    </message>
    <message>
        <source>Insure a blackjack</source>
        <translation>تأمين البلاك جاك</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>يمكن تأمين البلاك جاك أيضًا.</translation>
    </message>
    <message>
        <source>Insurance pays</source>
        <translation>التأمين يدفع</translation>
    </message>
    <message>
        <source>What insurance wins if the dealer has a blackjack.</source>
        <translation>ما يربحه التأمين إذا كان لدى الموزع بلاك جاك.</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>الربح المتساوي</translation>
    </message>
    <message>
        <source>The up cards against which a blackjack may be paid 1:1 at once.</source>
        <translation>مقابل أي أوراق يمكن دفع 1:1 للبلاك جاك فورًا.</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>المضاعفة على</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>المضاعفة بعد التقسيم</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>يمكن مضاعفة اليد الناتجة عن تقسيم.</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>الأيدي من زوج واحد</translation>
    </message>
    <message>
        <source>The most hands that one may be split into; 1 for no splits.</source>
        <translation>عدد الأيدي التي يمكن أن ينتجها التقسيم من يد واحدة؛ 1 يعني بلا تقسيم.</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>تقسيم الآسات</translation>
    </message>
    <message>
        <source>How hands from split aces are played.</source>
        <translation>كيف تُلعب الأيدي الناتجة عن آسين.</translation>
    </message>
    <message>
        <source>Resplit aces</source>
        <translation>إعادة تقسيم الآسات</translation>
    </message>
    <message>
        <source>A pair of aces that comes up after a split may be split again.</source>
        <translation>يمكن تقسيم زوج الآسات الناتج عن تقسيم أيضًا.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>الاستسلام</translation>
    </message>
    <message>
        <source>Surrender against</source>
        <translation>الاستسلام مقابل</translation>
    </message>
    <message>
        <source>The up cards against which a hand may be given up.</source>
        <translation>مقابل أي من أوراق الموزع يمكن التنازل عن اليد.</translation>
    </message>
    <message>
        <source>When no answer comes</source>
        <translation>عند عدم الرد</translation>
    </message>
    <message>
        <source>What happens to a round when time runs out or you leave in the middle.</source>
        <translation>مصير الجولة إذا انتهى الوقت أو تُركت في منتصفها.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>الرهانات الجانبية</translation>
    </message>
    <message>
        <source>Bets besides the main stake, each with its own pay table and limits.</source>
        <translation>رهانات إلى جانب الرهان الرئيسي، لكل منها جدول دفع وحدود خاصة.</translation>
    </message>
    <message>
        <source>Table limits</source>
        <translation>حدود رهان اليد</translation>
    </message>
    <message>
        <source>The smallest and largest stake on a hand, in each currency. The first currency is the game&apos;s default.</source>
        <translation>أدنى رهان وأقصاه بكل عملة. العملة الأولى هي المعتادة في اللعبة.</translation>
    </message>
    <message>
        <source>The house&apos;s choices</source>
        <translation>اختيارات الكازينو</translation>
    </message>
    <message>
        <source>What the Rules page marks as decided by the house, because no published sheet covers it.</source>
        <translation>ما تعلّمه صفحة القواعد على أنه من قرار الكازينو، لأن أي نشرة لا تذكره.</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>الجوخ</translation>
    </message>
    <message>
        <source>The cloth on the table.</source>
        <translation>غطاء الطاولة.</translation>
    </message>
    <message>
        <source>Place in the lobby</source>
        <translation>المكان في الصالة</translation>
    </message>
    <message>
        <source>Games with a smaller number come first; those without one come last.</source>
        <translation>الألعاب ذات الرقم الأصغر تأتي أولًا، والتي بلا رقم تأتي أخيرًا.</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>قبل كل جولة</translation>
    </message>
    <message>
        <source>after a cut card</source>
        <translation>بعد ورقة القطع</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>as many as the value of the first card</source>
        <translation>بقدر قيمة الورقة الأولى</translation>
    </message>
    <message>
        <source>first seat to last</source>
        <translation>من المقعد الأول إلى الأخير</translation>
    </message>
    <message>
        <source>last seat to first</source>
        <translation>من المقعد الأخير إلى الأول</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>مكشوفة</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>مقلوبة</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>small, medium or large</source>
        <translation>صغيرة أو متوسطة أو كبيرة</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>except two gold cards and 21</source>
        <translation>ما عدا ورقتين ذهبيتين و21</translation>
    </message>
    <message>
        <source>except any with two gold cards and 21</source>
        <translation>ما عدا أي يد فيها ورقتان ذهبيتان و21</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>عشرة</translation>
    </message>
    <message>
        <source>9, 10, 11</source>
        <translation>9، 10، 11</translation>
    </message>
    <message>
        <source>10, 11</source>
        <translation>10، 11</translation>
    </message>
    <message>
        <source>one card each</source>
        <translation>ورقة واحدة لكل يد</translation>
    </message>
    <message>
        <source>like other hands</source>
        <translation>كسائر الأيدي</translation>
    </message>
    <message>
        <source>never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>after the dealer peeks</source>
        <translation>بعد نظر الموزع</translation>
    </message>
    <message>
        <source>before the dealer peeks</source>
        <translation>قبل نظر الموزع</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>أي ورقة</translation>
    </message>
    <message>
        <source>2 to 9</source>
        <translation>2 إلى 9</translation>
    </message>
    <message>
        <source>it waits for you</source>
        <translation>تنتظرك</translation>
    </message>
    <message>
        <source>it is finished for you</source>
        <translation>تُنهى نيابةً عنك</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>زمردي</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>ليلي</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>عنابي</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>فيروزي</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>أخضر كلاسيكي</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>فحمي</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Decks and shoe</source>
        <translation>الرزم والصندوق</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>الموزع</translation>
    </message>
    <message>
        <source>Blackjack and insurance</source>
        <translation>البلاك جاك والتأمين</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>المضاعفة</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>التقسيم</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>الحدود</translation>
    </message>
    <message>
        <source>Table and seats</source>
        <translation>الطاولة والمقاعد</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>عدم الرد</translation>
    </message>
    <message>
        <source>Felt and lobby</source>
        <translation>الجوخ والصالة</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically</source>
        <translation>اليد التي تبلغ 21 تقف تلقائيًا</translation>
    </message>
    <message>
        <source>Dealing order</source>
        <translation>ترتيب التوزيع</translation>
    </message>
    <message>
        <source>Payouts exclude the returned stake</source>
        <translation>المدفوع لا يشمل الرهان المسترد</translation>
    </message>
    <message>
        <source>%1: pay table</source>
        <comment>a side bet</comment>
        <translation>%1: جدول الدفع</translation>
    </message>
    <message>
        <source>%1: limits</source>
        <comment>a side bet</comment>
        <translation>%1: الحدود</translation>
    </message>
    <message>
        <source>The dealer hits a 17 that counts an ace as 11; where the dealer stands on a higher total only, that total.</source>
        <translation>يسحب الموزع على 17 يُحسب فيها الآس 11؛ وإن كان لا يقف إلا عند مجموع أعلى، فعلى ذلك المجموع.</translation>
    </message>
    <message>
        <source>Dealer stands on</source>
        <translation>يقف الموزع عند</translation>
    </message>
    <message>
        <source>The lowest total on which the dealer takes no more cards.</source>
        <translation>أدنى مجموع لا يسحب الموزع عنده أوراقًا أخرى.</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack takes</source>
        <translation>يأخذ بلاك جاك الموزع</translation>
    </message>
    <message>
        <source>What a dealer&apos;s blackjack takes that shows only after hands were doubled and split. All of it is the European rule; busted hands and one more stake the Australian.</source>
        <translation>ما يأخذه بلاك جاك الموزع الذي لا يظهر إلا بعد المضاعفة والتقسيم. أخذ الكل هو القاعدة الأوروبية؛ والأيدي التي تجاوزت 21 مع رهان آخر هي الأسترالية.</translation>
    </message>
    <message>
        <source>Equal hands</source>
        <translation>الأيدي المتساوية</translation>
    </message>
    <message>
        <source>every stake</source>
        <translation>كل الرهانات</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>الرهان الأول</translation>
    </message>
    <message>
        <source>each hand&apos;s first stake, busted hands whole</source>
        <translation>الرهان الأول لكل يد، والأيدي المتجاوزة كاملة</translation>
    </message>
    <message>
        <source>busted hands and one more stake</source>
        <translation>الأيدي المتجاوزة ورهانًا آخر</translation>
    </message>
    <message>
        <source>the dealer wins</source>
        <translation>يفوز الموزع</translation>
    </message>
    <message>
        <source>the dealer wins, but your blackjack is paid</source>
        <translation>يفوز الموزع، لكن يُدفع لك البلاك جاك</translation>
    </message>
    <message>
        <source>every hand</source>
        <translation>كل الأيدي</translation>
    </message>
    <message>
        <source>a push</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>On which totals a hand may be doubled.</source>
        <translation>المجاميع التي تجوز مضاعفة اليد عليها.</translation>
    </message>
    <message>
        <source>Double with</source>
        <translation>المضاعفة مع</translation>
    </message>
    <message>
        <source>With how many cards a hand may be doubled.</source>
        <translation>عدد الأوراق التي تجوز مضاعفة اليد معها.</translation>
    </message>
    <message>
        <source>Hands from a pair of aces</source>
        <translation>الأيدي من زوج آسات</translation>
    </message>
    <message>
        <source>The most hands that a pair of aces may be split into.</source>
        <translation>عدد الأيدي التي يمكن أن ينتجها التقسيم من زوج آسات.</translation>
    </message>
    <message>
        <source>Cards of a Charlie</source>
        <translation>أوراق تشارلي</translation>
    </message>
    <message>
        <source>With so many cards a hand that isn&apos;t bust ends and wins, whatever its total.</source>
        <translation>اليد التي تبلغ هذا العدد من الأوراق ولم تتجاوز 21 تنتهي وتفوز، أيًا كان مجموعها.</translation>
    </message>
    <message>
        <source>A Charlie wins</source>
        <translation>يفوز تشارلي</translation>
    </message>
    <message>
        <source>Against which hands of the dealer a hand wins by the number of its cards.</source>
        <translation>أيدي الموزع التي تفوز عليها اليد بعدد أوراقها.</translation>
    </message>
    <message>
        <source>a push, but your 21 wins</source>
        <translation>تعادل، لكن 21 لديك تفوز</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>أي مجموع</translation>
    </message>
    <message>
        <source>the first two cards</source>
        <translation>أول ورقتين</translation>
    </message>
    <message>
        <source>any number of cards</source>
        <translation>أي عدد من الأوراق</translation>
    </message>
    <message>
        <source>hit, not doubled</source>
        <translation>سحب بلا مضاعفة</translation>
    </message>
    <message>
        <source>no Charlie</source>
        <translation>بلا تشارلي</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>خمس أوراق</translation>
    </message>
    <message>
        <source>six cards</source>
        <translation>ست أوراق</translation>
    </message>
    <message>
        <source>seven cards</source>
        <translation>سبع أوراق</translation>
    </message>
    <message>
        <source>against everything</source>
        <translation>على كل شيء</translation>
    </message>
    <message>
        <source>except against a blackjack</source>
        <translation>إلا على بلاك جاك</translation>
    </message>
    <message>
        <source>except against 21</source>
        <translation>إلا على 21</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>تشارلي</translation>
    </message>
    <message>
        <source>Dealer&apos;s second card</source>
        <translation>ورقة الموزع الثانية</translation>
    </message>
    <message>
        <source>When the dealer gets it. After the players is the European rule: there is no hole card to peek at, and it isn&apos;t drawn if nothing is left to decide.</source>
        <translation>متى يأخذها الموزع. بعد اللاعبين هي القاعدة الأوروبية: لا ورقة مخفية للنظر إليها، ولا تُسحب إن لم يبقَ ما يُحسم.</translation>
    </message>
    <message>
        <source>with the first cards</source>
        <translation>مع الأوراق الأولى</translation>
    </message>
    <message>
        <source>after the players</source>
        <translation>بعد اللاعبين</translation>
    </message>
    <message>
        <source>How many decks of cards are used.</source>
        <translation>عدد الرزم المستخدمة.</translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation>نوع الرزم</translation>
    </message>
    <message>
        <source>Whether the decks have their tens.</source>
        <translation>هل في الرزم عشراتها.</translation>
    </message>
    <message>
        <source>Both dealer cards open</source>
        <translation>ورقتا الموزع مكشوفتان</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up, as in Double Exposure. A blackjack ends the round at once, and nothing can be insured.</source>
        <translation>توزَّع ورقتا الموزع مكشوفتين، كما في دبل إكسبوجر. والبلاك جاك ينهي الجولة فورًا، ولا تأمين على شيء.</translation>
    </message>
    <message>
        <source>Surrender after a double</source>
        <translation>الاستسلام بعد المضاعفة</translation>
    </message>
    <message>
        <source>A doubled hand may be given up for half its stake once its card is dealt.</source>
        <translation>يمكن التنازل عن اليد المضاعفة مقابل نصف رهانها بعد توزيع ورقتها.</translation>
    </message>
    <message>
        <source>What makes a pair</source>
        <translation>ما يُعدّ زوجًا</translation>
    </message>
    <message>
        <source>Whether any two cards that count 10 may be split, or only two of the same rank.</source>
        <translation>هل يمكن تقسيم أي ورقتين قيمة كل منهما 10، أم ورقتين من الرتبة نفسها فقط.</translation>
    </message>
    <message>
        <source>21 with five cards pays</source>
        <translation>21 من خمس أوراق تدفع</translation>
    </message>
    <message>
        <source>What a hand of 21 with five cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>ما تربحه اليد التي تبلغ 21 من خمس أوراق أو أكثر إذا لم تُضاعف؛ 1:1 تعني بلا مكافأة.</translation>
    </message>
    <message>
        <source>21 with six cards pays</source>
        <translation>21 من ست أوراق تدفع</translation>
    </message>
    <message>
        <source>What a hand of 21 with six cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>ما تربحه اليد التي تبلغ 21 من ست أوراق أو أكثر إذا لم تُضاعف؛ 1:1 تعني بلا مكافأة.</translation>
    </message>
    <message>
        <source>21 with seven cards pays</source>
        <translation>21 من سبع أوراق تدفع</translation>
    </message>
    <message>
        <source>What a hand of 21 with seven cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>ما تربحه اليد التي تبلغ 21 من سبع أوراق أو أكثر إذا لم تُضاعف؛ 1:1 تعني بلا مكافأة.</translation>
    </message>
    <message>
        <source>6-7-8 pays</source>
        <translation>6-7-8 تدفع</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 win, whatever their suits; 1:1 for no bonus.</source>
        <translation>ما تربحه 6 و7 و8 أيًا كانت أنواعها؛ 1:1 تعني بلا مكافأة.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays</source>
        <translation>6-7-8 بالنوع نفسه تدفع</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>ما تربحه 6 و7 و8 من نوع واحد؛ 1:1 تعني بلا مكافأة خاصة بها.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays</source>
        <translation>6-7-8 بستوني تدفع</translation>
    </message>
    <message>
        <source>What the 6, 7 and 8 of spades win; 1:1 for no bonus of their own.</source>
        <translation>ما تربحه 6 و7 و8 بستوني؛ 1:1 تعني بلا مكافأة خاصة بها.</translation>
    </message>
    <message>
        <source>7-7-7 pays</source>
        <translation>7-7-7 تدفع</translation>
    </message>
    <message>
        <source>What three sevens win, whatever their suits; 1:1 for no bonus.</source>
        <translation>ما تربحه ثلاث سبعات أيًا كانت أنواعها؛ 1:1 تعني بلا مكافأة.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays</source>
        <translation>7-7-7 بالنوع نفسه تدفع</translation>
    </message>
    <message>
        <source>What three sevens of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>ما تربحه ثلاث سبعات من نوع واحد؛ 1:1 تعني بلا مكافأة خاصة بها.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays</source>
        <translation>7-7-7 بستوني تدفع</translation>
    </message>
    <message>
        <source>What three sevens of spades win; 1:1 for no bonus of their own.</source>
        <translation>ما تربحه ثلاث سبعات بستوني؛ 1:1 تعني بلا مكافأة خاصة بها.</translation>
    </message>
    <message>
        <source>full, 52 cards</source>
        <translation>كاملة، 52 ورقة</translation>
    </message>
    <message>
        <source>Spanish, 48 cards without the tens</source>
        <translation>إسبانية، 48 ورقة بلا عشرات</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>القيمة نفسها</translation>
    </message>
    <message>
        <source>the same rank</source>
        <translation>الرتبة نفسها</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>مكافآت 21</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays</source>
        <translation>البلاك جاك من نوع واحد يدفع</translation>
    </message>
    <message>
        <source>What a blackjack of one suit wins if that is more than others win; 1:1 for no more.</source>
        <translation>ما يربحه البلاك جاك من نوع واحد إذا كان أكثر مما يربحه غيره؛ 1:1 تعني بلا زيادة.</translation>
    </message>
    <message>
        <source>Suit of that blackjack</source>
        <translation>نوع ذلك البلاك جاك</translation>
    </message>
    <message>
        <source>The suit that both of its cards must have.</source>
        <translation>النوع الذي يجب أن تكون منه ورقتاه كلتاهما.</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>المضاعفة بمبلغ أقل</translation>
    </message>
    <message>
        <source>Whoever has less left than a double costs may double for all that is left.</source>
        <translation>من بقي لديه أقل من كلفة المضاعفة يمكنه المضاعفة بكل ما بقي.</translation>
    </message>
    <message>
        <source>Doubles of one hand</source>
        <translation>مضاعفات اليد الواحدة</translation>
    </message>
    <message>
        <source>How many times a hand may be doubled: after its double&apos;s card again, for as much as is staked on it then.</source>
        <translation>كم مرة تجوز مضاعفة اليد: مرة أخرى بعد ورقة المضاعفة، وبقدر رهانها حينئذ.</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>المضاعفة المجانية</translation>
    </message>
    <message>
        <source>Which doubles of two cards the house stakes for the player. Hard: no ace counts 11.</source>
        <translation>أي مضاعفات من ورقتين يضع الكازينو رهانها عن اللاعب. صلب: لا آس يُحسب 11.</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>التقسيم المجاني</translation>
    </message>
    <message>
        <source>Of which pairs the house stakes the new hand for the player.</source>
        <translation>عند أي أزواج يضع الكازينو رهان اليد الجديدة عن اللاعب.</translation>
    </message>
    <message>
        <source>Surrender with</source>
        <translation>الاستسلام مع</translation>
    </message>
    <message>
        <source>With how many cards a hand may be surrendered; with any number, after a split too.</source>
        <translation>عدد الأوراق التي يمكن الاستسلام باليد معها؛ ومع أي عدد يمكن ذلك بعد التقسيم أيضًا.</translation>
    </message>
    <message>
        <source>a push, but your blackjack is paid</source>
        <translation>تعادل، لكن يُدفع لك البلاك جاك</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>أي نوع</translation>
    </message>
    <message>
        <source>spades only</source>
        <translation>البستوني فقط</translation>
    </message>
    <message>
        <source>hearts only</source>
        <translation>الكبة فقط</translation>
    </message>
    <message>
        <source>diamonds only</source>
        <translation>الديناري فقط</translation>
    </message>
    <message>
        <source>clubs only</source>
        <translation>السباتي فقط</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>hard 9, 10, 11</source>
        <translation>صلب 9، 10، 11</translation>
    </message>
    <message>
        <source>hard 10, 11</source>
        <translation>صلب 10، 11</translation>
    </message>
    <message>
        <source>any total of two cards</source>
        <translation>أي مجموع من ورقتين</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>every pair but tens</source>
        <translation>كل زوج إلا العشرات</translation>
    </message>
    <message>
        <source>every pair</source>
        <translation>كل زوج</translation>
    </message>
    <message>
        <source>Void against a blackjack</source>
        <translation>باطل أمام بلاك جاك</translation>
    </message>
    <message>
        <source>A dealer&apos;s blackjack that shows only when the hands have been played takes all of a surrendered one.</source>
        <translation>بلاك جاك الموزع الذي لا يظهر إلا بعد لعب الأيدي يأخذ كل رهان اليد المستسلمة.</translation>
    </message>
    <message>
        <source>a push, but your 21 always wins</source>
        <translation>تعادل، لكن 21 لديك تفوز دائمًا</translation>
    </message>
    <message>
        <source>a ten or an ace</source>
        <translation>عشرة أو آس</translation>
    </message>
    <message>
        <source>Who wins when you and the dealer have the same total. A 21 that always wins beats a blackjack too that shows only then, unless that takes the first stake alone.</source>
        <translation>من يفوز عندما يتساوى مجموعك ومجموع الموزع. و21 التي تفوز دائمًا تغلب أيضًا بلاك جاك لا يظهر إلا حينها، ما لم يكن يأخذ الرهان الأول وحده.</translation>
    </message>
    <message>
        <source>When a hand may be given up for half its stake; if the dealer doesn&apos;t peek, when its turn comes.</source>
        <translation>متى يمكن التنازل عن اليد مقابل نصف رهانها؛ وإذا كان الموزع لا ينظر إلى المخفية، فعندما يأتي دورها.</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Changes you save now apply from the next round.</source>
        <translation>ما تحفظه الآن يسري من الجولة القادمة.</translation>
    </message>
    <message>
        <source>Changes you save now apply at once, on a fresh shoe.</source>
        <translation>ما تحفظه الآن يسري فورًا على صندوق جديد.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of %1</source>
        <translation>قواعد %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>جداول الدفع</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of %1</source>
        <translation>قواعد %1</translation>
    </message>
    <message>
        <source>Hide the rules</source>
        <translation>إخفاء القواعد</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>المعروض</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>جداول الدفع</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>تغيير هذه القواعد</translation>
    </message>
    <message>
        <source>This decided the last round</source>
        <translation>هذا ما حسم الجولة الأخيرة</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Who wins</source>
        <translation>من يفوز</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Equal hands push: the stake is returned.</source>
        <translation>تفوز اليد الأعلى التي لم تتجاوز 21، وتفوز كل يد كهذه إذا تجاوز الموزع 21. الأيدي المتساوية تتعادل: يُسترد الرهان.</translation>
    </message>
    <message>
        <source>A win pays 1:1.</source>
        <translation>الفوز يدفع 1:1.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and an unsplit hand of exactly two gold cards are paid; every other hand that is not bust pushes.</source>
        <translation>إذا تجاوز الموزع 21 بمجموع 22 تمامًا، لا يُدفع إلا لليد المكوّنة من ورقتين ذهبيتين فقط من غير تقسيم ولليد التي تبلغ 21؛ وتتعادل كل يد أخرى لم تتجاوز 21.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and a hand that holds two gold cards, with or without others, are paid; every other hand that is not bust pushes.</source>
        <translation>إذا تجاوز الموزع 21 بمجموع 22 تمامًا، لا يُدفع إلا لليد التي فيها ورقتان ذهبيتان، وحدهما أو مع غيرهما، ولليد التي تبلغ 21؛ وتتعادل كل يد أخرى لم تتجاوز 21.</translation>
    </message>
    <message>
        <source>A payout of a:b wins a for every b staked, and the stake is returned with it.</source>
        <translation>المدفوع a:b هو ما يُربح: a لكل b من الرهان. ويُسترد الرهان معه.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>الرهانات الجانبية</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. It doesn&apos;t matter whether the hand wins.</source>
        <translation>يمكن وضع الرهانات الجانبية على أي مقعد يلعب، سواء كان لك أو لغيرك. ولا يهم إن فازت اليد أم لا.</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. They are settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>يمكن وضع الرهانات الجانبية على أي مقعد يلعب، سواء كان لك أو لغيرك. وتُسوّى بعد التوزيع مباشرة، ولا يهم إن فازت اليد أم لا.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It doesn&apos;t matter whether the hand wins.</source>
        <translation>ترافق الرهانات الجانبية الرهان الرئيسي لليد. ولا يهم إن فازت اليد أم لا.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It is settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>ترافق الرهانات الجانبية الرهان الرئيسي لليد. وتُسوّى بعد التوزيع مباشرة، ولا يهم إن فازت اليد أم لا.</translation>
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
        <translation>يدفع: %1.</translation>
    </message>
    <message>
        <source>The best one counts.</source>
        <translation>تُحتسب أفضل نتيجة.</translation>
    </message>
    <message>
        <source>It is settled when the round ends; the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>يُسوّى عند نهاية الجولة؛ وتُكمَل عندئذ يد الموزع حتى لو حُسمت كل الأيدي الأخرى.</translation>
    </message>
    <message>
        <source>It is settled right after the deal.</source>
        <translation>يُسوّى بعد التوزيع مباشرة.</translation>
    </message>
    <message>
        <source>Time and interruptions</source>
        <translation>الوقت والانقطاع</translation>
    </message>
    <message>
        <source>Betting is open for %1 seconds.</source>
        <translation>يُفتح الرهان لمدة %1 ثانية.</translation>
    </message>
    <message>
        <source>A decision has %1 seconds.</source>
        <translation>مدة القرار %1 ثانية.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>لا يوجد حد للوقت.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer or have left, the round is finished without you: a hand of 11 or less hits until it is above 11, a hand above 11 stands, and insurance is declined. Every confirmed stake is settled.</source>
        <translation>إذا لم يصل جواب أو غادرت، تُنهى الجولة من دونك: اليد التي مجموعها 11 أو أقل تسحب حتى تزيد على 11، واليد فوق 11 تقف، ويُرفض التأمين. وكل رهان مؤكَّد يُسوّى.</translation>
    </message>
    <message>
        <source>A round you leave resumes later, at the decision where it stopped.</source>
        <translation>الجولة المتروكة تُستأنف لاحقًا عند القرار الذي توقفت عنده.</translation>
    </message>
    <message>
        <source>A round that can&apos;t be finished is cancelled, and every stake is returned.</source>
        <translation>الجولة التي يتعذر إتمامها تُلغى، وتُعاد كل رهاناتها.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>الرهانات</translation>
    </message>
    <message>
        <source>Per hand: %1.</source>
        <comment>its limits</comment>
        <translation>اليد: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side bet&apos;s limits</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half and no payout needs rounding.</source>
        <translation>كل رهان من مضاعفات %1، ليكون النصف وكل مبلغ مدفوع بلا كسور.</translation>
    </message>
    <message>
        <source>Return to the player</source>
        <translation>العائد للاعب</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <translation>المعلن: %1.</translation>
    </message>
    <message>
        <source>Computed from these rules, with best play: %1 of the initial stake.</source>
        <translation>محسوبًا من هذه القواعد باللعب الأمثل: %1 من الرهان الأول.</translation>
    </message>
    <message>
        <source>Per unit staked in total, doubles and splits included: %1.</source>
        <translation>لكل وحدة من مجموع الرهانات، بما فيها المضاعفات والتقسيمات: %1.</translation>
    </message>
    <message>
        <source>With up to %1 split hands it would be %2 of the initial stake.</source>
        <translation>مع تقسيم يصل إلى %1 أيدٍ يكون %2 من الرهان الأول.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message numerus="yes">
        <source>%n decks of 52 cards are used.</source>
        <translation>
            <numerusform>لا تُستخدم أي رزمة.</numerusform>
            <numerusform>تُستخدم رزمة واحدة من 52 ورقة.</numerusform>
            <numerusform>تُستخدم رزمتان، في كل منهما 52 ورقة.</numerusform>
            <numerusform>تُستخدم %n رزم، في كل منها 52 ورقة.</numerusform>
            <numerusform>تُستخدم %n رزمة، في كل منها 52 ورقة.</numerusform>
            <numerusform>تُستخدم %n رزمة، في كل منها 52 ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are shuffled before every round.</source>
        <translation>تُخلط كل الأوراق قبل كل جولة.</translation>
    </message>
    <message>
        <source>Rounds are dealt from one shoe until the cut card comes out; that round is the last of the shoe, and then all cards are shuffled.</source>
        <translation>توزَّع الجولات من صندوق واحد حتى تظهر ورقة القطع؛ وتكون تلك الجولة الأخيرة فيه، ثم تُخلط كل الأوراق.</translation>
    </message>
    <message>
        <source>The cut card lies after %1 of the shoe, %2 of %3 cards.</source>
        <translation>تقع ورقة القطع بعد %1 من الصندوق، أي %2 من %3 ورقة.</translation>
    </message>
    <message>
        <source>After a shuffle the first card is shown, and as many more as its value are burned face down.</source>
        <translation>بعد الخلط تُكشف الورقة الأولى، ويوضع جانبًا عدد من الأوراق المقلوبة بقدر قيمتها.</translation>
    </message>
    <message>
        <source>For this an ace counts 1; jack, queen and king count 10.</source>
        <translation>ولهذا الغرض يُحسب الآس 1، والولد والملكة والملك 10.</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>الأوراق من 2 إلى 10 تُحسب بأرقامها؛ والولد والملكة والملك 10؛ والآس 11، أو 1 حيث يكون 11 أكثر من اللازم.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>الأيدي</translation>
    </message>
    <message>
        <source>You play one hand a round.</source>
        <translation>تلعب يدًا واحدة في الجولة.</translation>
    </message>
    <message>
        <source>You play from one to %1 hands a round, each with its own stake.</source>
        <translation>تلعب من يد واحدة إلى %1 في الجولة، ولكل منها رهانها.</translation>
    </message>
    <message>
        <source>The table has %1 spots for them.</source>
        <translation>في الطاولة %1 أماكن لها.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>المقاعد</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>في الطاولة %1 مقاعد.</translation>
    </message>
    <message>
        <source>You may hold one seat.</source>
        <translation>تأخذ مقعدًا واحدًا على الأكثر.</translation>
    </message>
    <message>
        <source>You may hold up to %1 seats, with the same stake on each.</source>
        <translation>تأخذ حتى %1 مقاعد، بالرهان نفسه على كل منها.</translation>
    </message>
    <message>
        <source>What you add to one of your seats is added to each; if your wallet can&apos;t cover that, the addition is divided evenly among them.</source>
        <translation>ما تضيفه إلى أحد مقاعدك يضاف إلى كل منها؛ وإذا لم تكفِ المحفظة لذلك، تُقسم الإضافة بالتساوي.</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table. You choose at the table how many.</source>
        <translation>يجلس إلى الطاولة أشخاص آخرون يلعب البرنامج أدوارهم. وتختار عددهم هناك.</translation>
    </message>
    <message>
        <source>If you have just sat down and have no stake when betting closes, you lose the seat.</source>
        <translation>إذا كنت قد جلست للتو ولم يكن لك رهان عند إغلاق الرهان، تغادر المقعد.</translation>
    </message>
    <message>
        <source>If you played the previous round, you may sit one round out; you lose the seat if you don&apos;t bet in the next either.</source>
        <translation>إذا لعبت الجولة السابقة، يمكنك التغيّب عن جولة واحدة؛ وتفقد المقعد إن لم تراهن في التالية أيضًا.</translation>
    </message>
    <message>
        <source>If you can&apos;t cover the minimum on all your seats when a round begins, you lose them.</source>
        <translation>إذا لم يكفِ رصيدك للحد الأدنى على كل مقاعدك عند بدء الجولة، تفقدها.</translation>
    </message>
    <message>
        <source>When somebody leaves a seat, what others have staked there is returned.</source>
        <translation>عندما يغادر أحدهم مقعدًا، يُعاد ما وضعه الآخرون عليه.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat, but may bet behind others.</source>
        <translation>لا يحق لحساب تجريبي الجلوس، لكن يحق له الرهان خلف الآخرين.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat.</source>
        <translation>لا يحق لحساب تجريبي الجلوس.</translation>
    </message>
    <message>
        <source>Betting behind</source>
        <translation>الرهان الخلفي</translation>
    </message>
    <message>
        <source>You may bet behind any seat that somebody else holds. Such a bet wins or loses with the seat&apos;s first hand, blackjack payout included, and its insurance is yours to decide.</source>
        <translation>يمكنك الرهان خلف أي مقعد يشغله غيرك. يفوز هذا الرهان ويخسر مع اليد الأولى للمقعد، بما في ذلك ما يدفعه البلاك جاك، وقرار تأمينه لك.</translation>
    </message>
    <message>
        <source>When the seat doubles, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>عندما يضاعف المقعد، يمكنك مجاراته؛ وإلا بقي رهانك بلا تغيير على اليد المضاعفة.</translation>
    </message>
    <message>
        <source>When the seat splits, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>عندما يقسّم المقعد، يمكنك وضع المبلغ نفسه على اليد الثانية؛ وإلا بقي رهانك على اليد الأولى وحدها.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer, or your wallet doesn&apos;t cover it, you don&apos;t follow.</source>
        <translation>إذا لم تجب أو لم تكفِ محفظتك، فلا مجاراة.</translation>
    </message>
    <message>
        <source>When the seat surrenders, half of each stake behind it is lost as well.</source>
        <translation>عندما يستسلم المقعد، يُخسر نصف ما خلفه أيضًا.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>التوزيع</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; a second card follows in the same order.</source>
        <translation>تُعطى كل يد ورقة والموزع ورقة، ثم ورقة ثانية بالطريقة نفسها.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face up and the second face down.</source>
        <translation>كل أوراق اللاعبين مكشوفة؛ ورقة الموزع الأولى مكشوفة والثانية مقلوبة.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face down and the second face up.</source>
        <translation>كل أوراق اللاعبين مكشوفة؛ ورقة الموزع الأولى مقلوبة والثانية مكشوفة.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the lowest number to the highest; the dealer comes last.</source>
        <translation>توزَّع الأيدي وتُلعب من الرقم الأصغر إلى الأكبر، والموزع آخرًا.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the highest number to the lowest; the dealer comes last.</source>
        <translation>توزَّع الأيدي وتُلعب من الرقم الأكبر إلى الأصغر، والموزع آخرًا.</translation>
    </message>
    <message>
        <source>Then the dealer looks at the hole card and says whether it is small (2 to 5), medium (6 to 9) or large (10 to ace).</source>
        <translation>ثم ينظر الموزع إلى الورقة المخفية ويقول إن كانت صغيرة (2 إلى 5) أو متوسطة (6 إلى 9) أو كبيرة (10 إلى الآس).</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are gold cards (10, jack, queen, king, ace), both are shown before you decide.</source>
        <translation>إذا كانت ورقتا الموزع ذهبيتين (10، ولد، ملكة، ملك، آس)، تُكشفان معًا قبل أن تقرر.</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>بلاك جاك</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21; against the dealer&apos;s blackjack it pushes.</source>
        <translation>الآس مع ورقة قيمتها 10، كأول ورقتين، بلاك جاك. وهو يغلب كل يد أخرى، حتى التي تبلغ 21؛ ومع بلاك جاك الموزع تعادل.</translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation>يدفع %1.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, the hole card is checked before anyone plays; a dealer blackjack ends the round.</source>
        <translation>إذا كانت ورقة الموزع المكشوفة آسًا أو ورقة قيمتها 10، يُنظر إلى الورقة المخفية قبل أن يلعب أحد؛ وبلاك جاك الموزع ينهي الجولة.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes every stake, doubles and splits included.</source>
        <translation>لا يُنظر إلى ورقة الموزع المخفية إلا بعد لعب كل الأيدي؛ وعندها يأخذ بلاك جاك الموزع كل الرهانات، بما فيها المضاعفات والتقسيمات.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the hole card is.</source>
        <translation>اليد المستسلمة تخسر نصف رهانها لا أكثر، أيًا كانت الورقة المخفية.</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>التأمين والربح المتساوي</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>لا يوجد تأمين.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer has a blackjack, and loses otherwise. It is decided before the hole card is checked.</source>
        <translation>إذا كانت ورقة الموزع المكشوفة آسًا، يمكن تأمين اليد بنصف رهانها؛ يفوز التأمين إذا كان لدى الموزع بلاك جاك، ويُخسر فيما عدا ذلك. ويُقرَّر قبل النظر إلى الورقة المخفية.</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>يمكن تأمين البلاك جاك أيضًا.</translation>
    </message>
    <message>
        <source>A blackjack can&apos;t be insured.</source>
        <translation>لا يمكن تأمين البلاك جاك.</translation>
    </message>
    <message>
        <source>Insurance pays %1.</source>
        <translation>التأمين يدفع %1.</translation>
    </message>
    <message>
        <source>At this price insurance favours the player.</source>
        <translation>بهذا السعر يكون التأمين في صالح اللاعب.</translation>
    </message>
    <message>
        <source>Even money is not offered.</source>
        <translation>لا يُعرض الربح المتساوي.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>إذا كانت ورقة الموزع المكشوفة آسًا أو ورقة قيمتها 10، يمكن لصاحب البلاك جاك أخذ الربح المتساوي: 1:1 فورًا وتنتهي اليد.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>إذا كانت ورقة الموزع المكشوفة آسًا، يمكن لصاحب البلاك جاك أخذ الربح المتساوي: 1:1 فورًا وتنتهي اليد.</translation>
    </message>
    <message>
        <source>When the dealer shows a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>إذا كانت ورقة الموزع المكشوفة ورقة قيمتها 10، يمكن لصاحب البلاك جاك أخذ الربح المتساوي: 1:1 فورًا وتنتهي اليد.</translation>
    </message>
    <message>
        <source>Playing a hand</source>
        <translation>لعب اليد</translation>
    </message>
    <message>
        <source>Hit as often as you like, or stand. A hand above 21 is bust and loses at once, whatever the dealer gets.</source>
        <translation>اسحب ما شئت من الأوراق، أو قف. ما زاد على 21 تجاوز يخسر فورًا، مهما حصل الموزع عليه.</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically.</source>
        <translation>اليد التي تبلغ 21 تقف تلقائيًا.</translation>
    </message>
    <message>
        <source>You may double on any first two cards.</source>
        <translation>يمكنك المضاعفة على أول ورقتين أيًا كانتا.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 9, 10 or 11.</source>
        <translation>يمكنك المضاعفة على أول ورقتين مجموعهما 9 أو 10 أو 11.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 10 or 11.</source>
        <translation>يمكنك المضاعفة على أول ورقتين مجموعهما 10 أو 11.</translation>
    </message>
    <message>
        <source>The stake is then doubled, and exactly one more card is dealt.</source>
        <translation>عندها يتضاعف الرهان، وتليه ورقة واحدة فقط.</translation>
    </message>
    <message>
        <source>Your wallet must cover doubles, splits and insurance.</source>
        <translation>المضاعفة والتقسيم والتأمين تتطلب محفظة تكفيها.</translation>
    </message>
    <message>
        <source>You may decide before your turn comes. If the money is gone by then, a double becomes a hit, and a split becomes a hit at 11 or less and a stand above.</source>
        <translation>يمكنك اتخاذ القرار قبل مجيء دورك. وإذا نفدت النقود حينها، تصبح المضاعفة سحبًا؛ ويصبح التقسيم سحبًا عند 11 أو أقل، ووقوفًا فوق ذلك.</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>التقسيم</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>لا يمكن تقسيم الأزواج.</translation>
    </message>
    <message>
        <source>Two cards of the same value (even a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>يمكن تقسيم ورقتين متساويتي القيمة (حتى ملك وملكة) إلى يدين، بالرهان نفسه مرة أخرى على الثانية. وتأخذ كل منهما ورقتها الثانية فورًا.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>لا تُقسَّم ثانيةً اليد الناتجة عن تقسيم.</translation>
    </message>
    <message>
        <source>Pairs may be resplit, up to %1 hands.</source>
        <translation>يمكن إعادة التقسيم حتى %1 أيدٍ.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>الآسات المقسَّمة تأخذ ورقة واحدة لكل منها وتنتهي.</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>تُلعب الآسات المقسَّمة كسائر الأيدي.</translation>
    </message>
    <message>
        <source>Aces may be resplit.</source>
        <translation>يمكن إعادة تقسيم الآسات.</translation>
    </message>
    <message>
        <source>Aces can&apos;t be resplit.</source>
        <translation>لا تُقسَّم الآسات إلا مرة واحدة.</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>يمكن مضاعفة اليد الناتجة عن تقسيم.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be doubled after a split.</source>
        <translation>لا يمكن مضاعفة اليد الناتجة عن تقسيم.</translation>
    </message>
    <message>
        <source>After a split, an ace with a card that counts 10 is 21, not a blackjack.</source>
        <translation>الآس مع ورقة قيمتها 10 بعد التقسيم 21، وليس بلاك جاك.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>الاستسلام</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>لا يمكن الاستسلام باليد.</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be surrendered: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>بدل لعب أول ورقتين يمكن الاستسلام باليد: يُسترد نصف الرهان. ولا يمكن ذلك بعد التقسيم.</translation>
    </message>
    <message>
        <source>This is possible before the dealer&apos;s hole card is checked.</source>
        <translation>يمكن ذلك قبل النظر إلى ورقة الموزع المخفية.</translation>
    </message>
    <message>
        <source>This is possible once the dealer has checked for a blackjack.</source>
        <translation>يمكن ذلك بعد أن يتحقق الموزع من البلاك جاك.</translation>
    </message>
    <message>
        <source>This is possible when the hand&apos;s turn comes.</source>
        <translation>يمكن ذلك عندما يأتي دور اليد.</translation>
    </message>
    <message>
        <source>It is offered whatever card the dealer shows.</source>
        <translation>وهو متاح مقابل أي ورقة للموزع.</translation>
    </message>
    <message>
        <source>It is offered unless the dealer shows an ace or a card that counts 10.</source>
        <translation>وهو متاح ما لم تكن ورقة الموزع المكشوفة آسًا أو ورقة قيمتها 10.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>يد الموزع</translation>
    </message>
    <message>
        <source>The hole card is always turned over; more cards are drawn only if some hand is still undecided.</source>
        <translation>تُكشف الورقة المخفية في كل الأحوال؛ ولا تُسحب أوراق أخرى إلا ما دامت هناك يد لم تُحسم.</translation>
    </message>
    <message>
        <source>When the seat gives up its hand, half of each stake behind it is lost as well.</source>
        <translation>عندما يتنازل المقعد عن يده، يُخسر نصف ما خلفه أيضًا.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the hole card is.</source>
        <translation>اليد المتنازل عنها تخسر نصف رهانها لا أكثر، أيًا كانت الورقة المخفية.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and to a %2 with an ace that counts 11, and stands on every other hand of %2 or more.</source>
        <translation>يسحب الموزع حتى %1 وعلى %2 فيها آس يُحسب 11، ويقف على كل يد أخرى تبلغ %2 أو أكثر.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and stands on every hand of %2 or more.</source>
        <translation>يسحب الموزع حتى %1 ويقف على %2 أو أكثر دائمًا.</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>التنازل</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be given up: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>بدل لعب أول ورقتين يمكن التنازل عن اليد: يُسترد نصف الرهان. ولا يمكن ذلك بعد التقسيم.</translation>
    </message>
    <message>
        <source>Payouts are rounded down to a multiple of %1; the house keeps the difference.</source>
        <translation>المبلغ المدفوع الذي فيه كسر يُقرَّب إلى الأسفل إلى مضاعف لـ%1، ويبقى الباقي للكازينو.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half needs rounding.</source>
        <translation>كل رهان من مضاعفات %1، ليكون النصف بلا كسور.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>التأمين</translation>
    </message>
    <message>
        <source>%1: %2 is paid in full on multiples of %3.</source>
        <comment>what is paid, its odds, an amount</comment>
        <translation>%1: ‏%2 بلا كسور مع مضاعفات %3.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Of equal hands the dealer&apos;s wins, unless both are blackjacks.</source>
        <translation>تفوز اليد الأعلى التي لم تتجاوز 21، وتفوز كل يد كهذه إذا تجاوز الموزع 21. وعند تساوي الأيدي يفوز الموزع، إلا إذا كان كلاهما بلاك جاك.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, every hand that is not bust pushes, 21 too; only a blackjack is paid.</source>
        <translation>إذا تجاوز الموزع 21 بمجموع 22 تمامًا، تتعادل كل يد لم تتجاوز 21، حتى التي تبلغ 21؛ ولا يُدفع إلا للبلاك جاك.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it. If the dealer&apos;s hand can still decide it, it waits for the end of the round, and the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>يُسوّى حالما تحسمه الأوراق. وإذا كانت يد الموزع لا تزال قادرة على حسمه، انتظر حتى نهاية الجولة؛ وتُكمَل عندئذ يد الموزع حتى لو حُسمت كل الأيدي الأخرى.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21, and yours is paid against the dealer&apos;s.</source>
        <translation>الآس مع ورقة قيمتها 10، كأول ورقتين، بلاك جاك. وهو يغلب كل يد أخرى، حتى التي تبلغ 21، ويُدفع لك حتى مع بلاك جاك الموزع.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>لا يُنظر إلى ورقة الموزع المخفية إلا بعد لعب كل الأيدي؛ وعندها يأخذ بلاك جاك الموزع الرهان الأول وحده. وتُسترد المضاعفات والتقسيمات، حتى في الأيدي التي تجاوزت 21.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>لا يُنظر إلى ورقة الموزع المخفية إلا بعد لعب كل الأيدي؛ وعندها يأخذ بلاك جاك الموزع الرهان الأول لكل يد. ويُسترد ما ضوعف، إلا إذا تجاوزت اليد 21.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>لا يُنظر إلى ورقة الموزع المخفية إلا بعد لعب كل الأيدي؛ وعندها يأخذ بلاك جاك الموزع إضافةً إلى الأيدي التي تجاوزت 21 الرهان الأول ليد واحدة أخرى فقط. وتُسترد بقية التقسيمات وما ضوعف.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. If both have 21, yours wins; other equal hands push: the stake is returned.</source>
        <translation>تفوز اليد الأعلى التي لم تتجاوز 21، وتفوز كل يد كهذه إذا تجاوز الموزع 21. وإذا كان لدى الطرفين 21 تفوز يدك؛ وسائر الأيدي المتساوية تتعادل: يُسترد الرهان.</translation>
    </message>
    <message>
        <source>You may double on any total, with the first two cards or after hits.</source>
        <translation>يمكنك المضاعفة على أي مجموع، مع أول ورقتين أو بعد السحب.</translation>
    </message>
    <message>
        <source>You may double on 9, 10 or 11, with the first two cards or after hits.</source>
        <translation>يمكنك المضاعفة على 9 أو 10 أو 11، مع أول ورقتين أو بعد السحب.</translation>
    </message>
    <message>
        <source>You may double on 10 or 11, with the first two cards or after hits.</source>
        <translation>يمكنك المضاعفة على 10 أو 11، مع أول ورقتين أو بعد السحب.</translation>
    </message>
    <message>
        <source>Split aces may be hit, but not doubled.</source>
        <translation>يمكن السحب للآسات المقسَّمة، لا مضاعفتها.</translation>
    </message>
    <message>
        <source>Aces may be resplit, up to %1 hands.</source>
        <translation>يمكن إعادة تقسيم الآسات حتى %1 أيدٍ.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>تشارلي</translation>
    </message>
    <message numerus="yes">
        <source>A hand that gets %n cards without going bust is a Charlie: it ends there and wins 1:1, doubled and split hands too.</source>
        <translation>
            <numerusform>اليد التي تبلغ %n ورقة ولا تتجاوز 21 هي تشارلي: تنتهي وتفوز 1:1، ولو ضوعفت أو قُسمت.</numerusform>
            <numerusform>اليد التي تبلغ ورقة واحدة ولا تتجاوز 21 هي تشارلي: تنتهي وتفوز 1:1، ولو ضوعفت أو قُسمت.</numerusform>
            <numerusform>اليد التي تبلغ ورقتين ولا تتجاوز 21 هي تشارلي: تنتهي وتفوز 1:1، ولو ضوعفت أو قُسمت.</numerusform>
            <numerusform>اليد التي تبلغ %n أوراق ولا تتجاوز 21 هي تشارلي: تنتهي وتفوز 1:1، ولو ضوعفت أو قُسمت.</numerusform>
            <numerusform>اليد التي تبلغ %n ورقة ولا تتجاوز 21 هي تشارلي: تنتهي وتفوز 1:1، ولو ضوعفت أو قُسمت.</numerusform>
            <numerusform>اليد التي تبلغ %n ورقة ولا تتجاوز 21 هي تشارلي: تنتهي وتفوز 1:1، ولو ضوعفت أو قُسمت.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Charlie wins whatever the dealer has, a blackjack too.</source>
        <translation>يفوز تشارلي مهما كان لدى الموزع، حتى البلاك جاك.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except a blackjack.</source>
        <translation>يفوز تشارلي على كل يد للموزع إلا البلاك جاك.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except 21 and a blackjack. Against 21 its total counts, as that of any other hand.</source>
        <translation>يفوز تشارلي على كل يد للموزع إلا 21 والبلاك جاك. وأمام 21 يُحسب مجموعه كمجموع أي يد أخرى.</translation>
    </message>
    <message>
        <source>A Charlie is paid against the dealer&apos;s 22, too.</source>
        <translation>يُدفع تشارلي أمام 22 الموزع أيضًا.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it, at the latest when the dealer&apos;s hole card is turned over.</source>
        <translation>يُسوّى حالما تحسمه الأوراق، وعلى أبعد حد عند كشف ورقة الموزع المخفية.</translation>
    </message>
    <message>
        <source>It is settled when the dealer&apos;s hole card is turned over.</source>
        <translation>يُسوّى عند كشف ورقة الموزع المخفية.</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; then each hand gets its second card. All of them are dealt face up.</source>
        <translation>تُعطى كل يد ورقة والموزع ورقة، ثم كل يد ورقتها الثانية. وكلها مكشوفة.</translation>
    </message>
    <message>
        <source>The dealer has no hole card: the second card is drawn when all hands have been played.</source>
        <translation>ليست للموزع ورقة مخفية: تُسحب الورقة الثانية بعد لعب كل الأيدي.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>اليد المتنازل عنها تخسر نصف رهانها لا أكثر، أيًا كانت ورقة الموزع الثانية.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>اليد المستسلمة تخسر نصف رهانها لا أكثر، أيًا كانت ورقة الموزع الثانية.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes every stake, doubles and splits included.</source>
        <translation>لا يظهر بلاك جاك الموزع إلا بعد لعب كل الأيدي؛ وعندها يأخذ كل الرهانات، بما فيها المضاعفات والتقسيمات.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>لا يظهر بلاك جاك الموزع إلا بعد لعب كل الأيدي؛ وعندها يأخذ الرهان الأول وحده. وتُسترد المضاعفات والتقسيمات، حتى في الأيدي التي تجاوزت 21.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>لا يظهر بلاك جاك الموزع إلا بعد لعب كل الأيدي؛ وعندها يأخذ الرهان الأول لكل يد. ويُسترد ما ضوعف، إلا إذا تجاوزت اليد 21.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>لا يظهر بلاك جاك الموزع إلا بعد لعب كل الأيدي؛ وعندها يأخذ إضافةً إلى الأيدي التي تجاوزت 21 الرهان الأول ليد واحدة أخرى فقط. وتُسترد بقية التقسيمات وما ضوعف.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer gets a blackjack, and loses otherwise. It is decided before hands are played.</source>
        <translation>إذا كانت ورقة الموزع المكشوفة آسًا، يمكن تأمين اليد بنصف رهانها؛ يفوز التأمين إذا حصل الموزع على بلاك جاك، ويُخسر فيما عدا ذلك. ويُقرَّر قبل لعب الأيدي.</translation>
    </message>
    <message>
        <source>The second card is drawn only if it can still decide something, and more cards only if some hand is still undecided.</source>
        <translation>لا تُسحب الورقة الثانية إلا إذا كان يمكن أن تحسم شيئًا بعد، ولا أوراق أخرى إلا ما دامت هناك يد لم تُحسم.</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>مكافآت 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks of 48 cards are used: jacks, queens and kings, but no tens.</source>
        <translation>
            <numerusform>لا تُستخدم أي رزمة إسبانية.</numerusform>
            <numerusform>تُستخدم رزمة إسبانية واحدة من 48 ورقة: فيها الأولاد والملكات والملوك، وليس فيها عشرات.</numerusform>
            <numerusform>تُستخدم رزمتان إسبانيتان، في كل منهما 48 ورقة: فيها الأولاد والملكات والملوك، وليس فيها عشرات.</numerusform>
            <numerusform>تُستخدم %n رزم إسبانية، في كل منها 48 ورقة: فيها الأولاد والملكات والملوك، وليس فيها عشرات.</numerusform>
            <numerusform>تُستخدم %n رزمة إسبانية، في كل منها 48 ورقة: فيها الأولاد والملكات والملوك، وليس فيها عشرات.</numerusform>
            <numerusform>تُستخدم %n رزمة إسبانية، في كل منها 48 ورقة: فيها الأولاد والملكات والملوك، وليس فيها عشرات.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are dealt face up, both of the dealer&apos;s too.</source>
        <translation>كل الأوراق مكشوفة، وكذلك ورقتا الموزع كلتاهما.</translation>
    </message>
    <message>
        <source>A dealer blackjack is seen at once and ends the round before anyone plays.</source>
        <translation>يُرى بلاك جاك الموزع فورًا وينهي الجولة قبل أن يلعب أحد.</translation>
    </message>
    <message>
        <source>Neither is offered: everybody sees whether the dealer has a blackjack.</source>
        <translation>لا يُعرض أي منهما: فالجميع يرون هل لدى الموزع بلاك جاك.</translation>
    </message>
    <message>
        <source>A doubled hand may be given up once its card is dealt: half of its stake is returned.</source>
        <translation>يمكن التنازل عن اليد المضاعفة بعد توزيع ورقتها: يُسترد نصف رهانها.</translation>
    </message>
    <message>
        <source>A doubled hand may be surrendered once its card is dealt: half of its stake is returned.</source>
        <translation>يمكن الاستسلام باليد المضاعفة بعد توزيع ورقتها: يُسترد نصف رهانها.</translation>
    </message>
    <message>
        <source>Two cards of the same rank (not a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>يمكن تقسيم ورقتين من الرتبة نفسها (لا ملك وملكة) إلى يدين، بالرهان نفسه مرة أخرى على الثانية. وتأخذ كل منهما ورقتها الثانية فورًا.</translation>
    </message>
    <message numerus="yes">
        <source>A hand of 21 with %n cards or more pays %1.</source>
        <translation>
            <numerusform>اليد التي تبلغ 21 من %n ورقة أو أكثر تدفع %1.</numerusform>
            <numerusform>اليد التي تبلغ 21 من ورقة واحدة أو أكثر تدفع %1.</numerusform>
            <numerusform>اليد التي تبلغ 21 من ورقتين أو أكثر تدفع %1.</numerusform>
            <numerusform>اليد التي تبلغ 21 من %n أوراق أو أكثر تدفع %1.</numerusform>
            <numerusform>اليد التي تبلغ 21 من %n ورقة أو أكثر تدفع %1.</numerusform>
            <numerusform>اليد التي تبلغ 21 من %n ورقة أو أكثر تدفع %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>6-7-8 pays %1.</source>
        <translation>6-7-8 تدفع %1.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays %1.</source>
        <translation>6-7-8 بالنوع نفسه تدفع %1.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays %1.</source>
        <translation>6-7-8 بستوني تدفع %1.</translation>
    </message>
    <message>
        <source>7-7-7 pays %1.</source>
        <translation>7-7-7 تدفع %1.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays %1.</source>
        <translation>7-7-7 بالنوع نفسه تدفع %1.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays %1.</source>
        <translation>7-7-7 بستوني تدفع %1.</translation>
    </message>
    <message>
        <source>The best one counts. Such a hand wins against everything but a blackjack. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>تُحتسب أفضل مكافأة. وتفوز يد كهذه على كل شيء إلا البلاك جاك. وتنال الأيدي المقسَّمة هذه المكافآت أيضًا، لا الأيدي المضاعفة.</translation>
    </message>
    <message>
        <source>The dealer takes more cards only if some hand is still undecided.</source>
        <translation>لا يسحب الموزع أوراقًا أخرى إلا ما دامت هناك يد لم تُحسم.</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>بلاك جاك من نوع واحد</translation>
    </message>
    <message>
        <source>Cards from 2 to 9 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>الأوراق من 2 إلى 9 تُحسب بأرقامها؛ والولد والملكة والملك 10؛ والآس 11، أو 1 حيث يكون 11 أكثر من اللازم.</translation>
    </message>
    <message>
        <source>A blackjack of spades pays %1.</source>
        <translation>بلاك جاك بستوني يدفع %1.</translation>
    </message>
    <message>
        <source>A blackjack of hearts pays %1.</source>
        <translation>بلاك جاك كبة يدفع %1.</translation>
    </message>
    <message>
        <source>A blackjack of diamonds pays %1.</source>
        <translation>بلاك جاك ديناري يدفع %1.</translation>
    </message>
    <message>
        <source>A blackjack of clubs pays %1.</source>
        <translation>بلاك جاك سباتي يدفع %1.</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays %1.</source>
        <translation>بلاك جاك من نوع واحد يدفع %1.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled once more, for as much as is staked on it then.</source>
        <translation>اليد المضاعفة التي لم تنتهِ تمكن مضاعفتها مرة أخرى، بقدر رهانها حينئذ.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled again, up to three times in all, each time for as much as is staked on it then.</source>
        <translation>اليد المضاعفة التي لم تنتهِ تمكن مضاعفتها من جديد، حتى ثلاث مرات في المجموع، وفي كل مرة بقدر رهانها حينئذ.</translation>
    </message>
    <message>
        <source>Each double of a hand needs one of these totals.</source>
        <translation>كل مضاعفة لليد تتطلب أحد هذه المجاميع.</translation>
    </message>
    <message>
        <source>A hand on which the house has a stake isn&apos;t doubled again.</source>
        <translation>لا تُضاعف ثانيةً يد عليها رهان للكازينو.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be given up.</source>
        <translation>لا يمكن التنازل عن يد ضاعفها الكازينو.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be surrendered.</source>
        <translation>لا يمكن الاستسلام بيد ضاعفها الكازينو.</translation>
    </message>
    <message>
        <source>Your wallet must cover insurance, and doubles and splits that aren&apos;t free.</source>
        <translation>التأمين والمضاعفة والتقسيم غير المجانيين تتطلب محفظة تكفيها.</translation>
    </message>
    <message>
        <source>A double that it doesn&apos;t cover may still be made, for all that is left in it.</source>
        <translation>والمضاعفة التي لا تكفيها المحفظة تجوز مع ذلك، بكل ما بقي فيها.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 9, 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>تُضاعف أول ورقتين في اليد مجانًا إذا كان مجموعهما 9 أو 10 أو 11 من دون آس يُحسب 11: يضع الكازينو رهان المضاعفة عنك.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>تُضاعف أول ورقتين في اليد مجانًا إذا كان مجموعهما 10 أو 11 من دون آس يُحسب 11: يضع الكازينو رهان المضاعفة عنك.</translation>
    </message>
    <message>
        <source>Every double is free: the house stakes it for you.</source>
        <translation>كل مضاعفة مجانية: يضع الكازينو رهانها عنك.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free: the house stakes the double for you.</source>
        <translation>تُضاعف أول ورقتين في اليد مجانًا: يضع الكازينو رهان المضاعفة عنك.</translation>
    </message>
    <message>
        <source>Every split is free: the house stakes the new hand for you.</source>
        <translation>كل تقسيم مجاني: يضع الكازينو رهان اليد الجديدة عنك.</translation>
    </message>
    <message>
        <source>Every split is free but that of cards that count 10: the house stakes the new hand for you.</source>
        <translation>كل تقسيم مجاني إلا تقسيم أوراق قيمتها 10: يضع الكازينو رهان اليد الجديدة عنك.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it.</source>
        <translation>مضاعفة تلك اليد تكلّف بقدر ما وضعه الكازينو عليها.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it, unless that is free too.</source>
        <translation>مضاعفة تلك اليد تكلّف بقدر ما وضعه الكازينو عليها، إلا إذا كانت مجانية أيضًا.</translation>
    </message>
    <message>
        <source>What the house stakes wins for you like a stake of your own. If the hand loses, only what you staked yourself is lost; if it pushes, only that is returned.</source>
        <translation>ما يراهن به الكازينو يربح لك كرهان من عندك. وإذا خسرت اليد فلا يُخسر إلا ما راهنت به أنت، وإذا تعادلت فلا يُسترد إلا هو.</translation>
    </message>
    <message>
        <source>For those who bet behind the hand, the house does the same, without asking them.</source>
        <translation>ويفعل الكازينو الشيء نفسه لمن راهنوا خلف اليد، من دون سؤالهم.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits and splits too: half the stake is returned.</source>
        <translation>بدل مواصلة اللعب يمكن الاستسلام باليد، بعد السحب والتقسيم أيضًا: يُسترد نصف الرهان.</translation>
    </message>
    <message>
        <source>When the seat pays for a double, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>عندما يدفع المقعد ثمن مضاعفة، يمكنك مجاراته؛ وإلا بقي رهانك بلا تغيير على اليد المضاعفة.</translation>
    </message>
    <message>
        <source>When the seat pays for a split, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>عندما يدفع المقعد ثمن تقسيم، يمكنك وضع المبلغ نفسه على اليد الثانية؛ وإلا بقي رهانك على اليد الأولى وحدها.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits too: half the stake is returned.</source>
        <translation>بدل مواصلة اللعب يمكن الاستسلام باليد، بعد السحب أيضًا: يُسترد نصف الرهان.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered.</source>
        <translation>لا يمكن الاستسلام بيد راهن عليها الكازينو.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Your 21 wins whatever the dealer has; other equal hands push: the stake is returned.</source>
        <translation>تفوز اليد الأعلى التي لم تتجاوز 21، وتفوز كل يد كهذه إذا تجاوز الموزع 21. ويدك التي تبلغ 21 تفوز مهما كان لدى الموزع؛ وسائر الأيدي المتساوية تتعادل: يُسترد الرهان.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 is paid; every other hand that is not bust pushes.</source>
        <translation>إذا تجاوز الموزع 21 بمجموع 22 تمامًا، لا يُدفع إلا لليد التي تبلغ 21؛ وتتعادل كل يد أخرى لم تتجاوز 21.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. Yours is paid even against the dealer&apos;s, which beats every other hand but a 21.</source>
        <translation>الآس مع ورقة قيمتها 10، كأول ورقتين، بلاك جاك. ويُدفع لك حتى مع بلاك جاك الموزع، الذي يغلب كل يد أخرى إلا التي تبلغ 21.</translation>
    </message>
    <message>
        <source>It takes nothing of a hand of 21, which has won already.</source>
        <translation>ولا يأخذ شيئًا من اليد التي تبلغ 21، فقد فازت من قبل.</translation>
    </message>
    <message>
        <source>The other half is lost and no more, whatever the dealer&apos;s cards are.</source>
        <translation>ويُخسر النصف الآخر لا أكثر، أيًا كانت أوراق الموزع.</translation>
    </message>
    <message>
        <source>Of a hand that the house staked, half of your own double is returned.</source>
        <translation>في اليد التي راهن عليها الكازينو يُسترد نصف مضاعفتك أنت.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered before you have doubled it yourself.</source>
        <translation>لا يمكن الاستسلام بيد راهن عليها الكازينو قبل أن تضاعفها بنفسك.</translation>
    </message>
    <message>
        <source>It is offered only if the dealer shows an ace or a card that counts 10.</source>
        <translation>وهو متاح فقط إذا كانت ورقة الموزع المكشوفة آسًا أو ورقة قيمتها 10.</translation>
    </message>
    <message>
        <source>The best one counts. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>تُحتسب أفضل مكافأة. وتنال الأيدي المقسَّمة هذه المكافآت أيضًا، لا الأيدي المضاعفة.</translation>
    </message>
    <message>
        <source>When the seat surrenders, the stakes behind it are surrendered as well.</source>
        <translation>عندما يستسلم المقعد، يسري الاستسلام على الرهانات التي خلفه أيضًا.</translation>
    </message>
    <message>
        <source>If the dealer turns out to have a blackjack, the surrender is void, and all of the stake is lost.</source>
        <translation>إذا تبيّن أن لدى الموزع بلاك جاك، يبطل الاستسلام ويُخسر الرهان كله.</translation>
    </message>
    <message>
        <source>A Charlie of 21 wins against these too.</source>
        <translation>ويفوز تشارلي الذي يبلغ 21 على هذه أيضًا.</translation>
    </message>
</context>
<context>
    <name>RundownPage</name>
    <message>
        <source>Rundown</source>
        <translation>سجل الجولات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>لا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>رقم الجولة</translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>تصدير هذه الجولات</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>المحفظة</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>الرهانات الجانبية</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>القرارات</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>إظهار كل الجولات</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>الأيدي</translation>
    </message>
    <message>
        <source>Rounds or sessions</source>
        <translation>الجولات أو الجلسات</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>حسب الجولة</translation>
    </message>
    <message>
        <source>By session</source>
        <translation>حسب الجلسة</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>اليد</translation>
    </message>
    <message>
        <source>Hand: A7 v 9</source>
        <translation>اليد: A7 ضد 9</translation>
    </message>
    <message>
        <source>Net at least</source>
        <translation>الصافي على الأقل</translation>
    </message>
    <message>
        <source>Net at most</source>
        <translation>الصافي على الأكثر</translation>
    </message>
    <message>
        <source>Net at most: −200</source>
        <translation>الصافي على الأكثر: −200</translation>
    </message>
    <message>
        <source>Note or tag</source>
        <translation>ملاحظة أو وسم</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>Fewer filters</source>
        <translation>مرشحات أقل</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>مرشحات أكثر</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>فتح تحدٍّ…</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>مرشحات محفوظة</translation>
    </message>
    <message>
        <source>Build a hand</source>
        <translation>تكوين يد</translation>
    </message>
    <message>
        <source>Save these filters…</source>
        <translation>حفظ هذه المرشحات…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>حذف «%1»</translation>
    </message>
</context>
<context>
    <name>RundownPanel</name>
    <message>
        <source>Rundown</source>
        <translation>سجل الجولات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>لا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>تصدير هذه الجولات</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>إخفاء سجل الجولات</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>رقم الجولة</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
</context>
<context>
    <name>RundownRow</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 مقابل %2</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <comment>the total</comment>
        <translation>الموزع %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a round&apos;s number, a time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>خسارة %1</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>مستعادة</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>تالفة</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>استبدال الملف؟</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>%1 already exists. Its contents would be lost.</source>
        <translation>الملف %1 موجود بالفعل. وسيُفقد محتواه.</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Spot %1</source>
        <translation>الموضع %1</translation>
    </message>
    <message>
        <source>%1, spot %2</source>
        <translation>%1، الموضع %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>أخذ المقعد</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>المقعد %1</translation>
    </message>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 مسبقًا، المقعد %2</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>الجلسات</translation>
    </message>
    <message>
        <source>Sessions appear here when rounds are finished.</source>
        <translation>تظهر الجلسات هنا عند انتهاء الجولات.</translation>
    </message>
    <message>
        <source>No session has this in its note or tags.</source>
        <translation>لا توجد جلسة فيها هذا في ملاحظتها أو وسومها.</translation>
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
        <translation>اكتب عن هذه الجلسة</translation>
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
        <translation>الدقة حسب الجلسة</translation>
    </message>
    <message>
        <source>No decision in these sessions has been priced yet.</source>
        <translation>لم يُقيَّم بعد أي قرار في هذه الجلسات.</translation>
    </message>
    <message>
        <source>Accuracy by money</source>
        <translation>الدقة بالمال</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3, %n mistakes</source>
        <comment>a date, a game, accuracy</comment>
        <translation>
            <numerusform>%1، %2: %3، لا أخطاء</numerusform>
            <numerusform>%1، %2: %3، خطأ واحد</numerusform>
            <numerusform>%1، %2: %3، خطآن</numerusform>
            <numerusform>%1، %2: %3، %n أخطاء</numerusform>
            <numerusform>%1، %2: %3، %n خطأً</numerusform>
            <numerusform>%1، %2: %3، %n خطأ</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>القرارات</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>الكلفة</translation>
    </message>
    <message>
        <source>Accuracy by money: the part of the stakes you decided about that your answers kept, compared with the best ones. 100% means that every answer was best.</source>
        <translation>الدقة بالمال: ما حفظته أجوبتك من الرهانات التي قررت بشأنها، مقارنةً بالأجوبة الفضلى. ‏100% تعني أن كل جواب كان الأفضل.</translation>
    </message>
</context>
<context>
    <name>SettingsContents</name>
    <message>
        <source>Groups of settings</source>
        <translation>مجموعات الإعدادات</translation>
    </message>
</context>
<context>
    <name>SettingsGroup</name>
    <message>
        <source>Reset</source>
        <translation>إعادة تعيين</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>إعادة تعيين %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>البحث عن إعداد</translation>
    </message>
    <message>
        <source>Nothing here matches “%1”.</source>
        <translation>لا يوجد هنا شيء باسم «%1».</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>A blackjack pays %1</source>
        <translation>البلاك جاك يدفع %1</translation>
    </message>
    <message>
        <source>Two blackjacks push</source>
        <translation>بلاك جاك مقابل بلاك جاك تعادل</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every other hand</source>
        <translation>بلاك جاك الموزع يغلب كل يد أخرى</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack takes doubles and splits too</source>
        <translation>بلاك جاك الموزع يأخذ المضاعفات والتقسيمات أيضًا</translation>
    </message>
    <message>
        <source>More than 21 loses at once</source>
        <translation>ما زاد على 21 يخسر فورًا</translation>
    </message>
    <message>
        <source>Half of a surrendered stake is returned</source>
        <translation>يُسترد نصف الرهان عند الاستسلام</translation>
    </message>
    <message>
        <source>The dealer is bust</source>
        <translation>تجاوز الموزع 21</translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a push</source>
        <translation>22 للموزع تعادل</translation>
    </message>
    <message>
        <source>This hand is paid against the dealer&apos;s 22</source>
        <translation>هذه اليد يُدفع لها مقابل 22 للموزع</translation>
    </message>
    <message>
        <source>The higher hand wins</source>
        <translation>اليد الأعلى تفوز</translation>
    </message>
    <message>
        <source>Equal hands push</source>
        <translation>الأيدي المتساوية تتعادل</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is higher</source>
        <translation>يد الموزع أعلى</translation>
    </message>
    <message>
        <source>Even money is paid at once</source>
        <translation>الربح المتساوي يُدفع فورًا</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>التأمين يدفع %1</translation>
    </message>
    <message>
        <source>Without a dealer blackjack, insurance is lost</source>
        <translation>من دون بلاك جاك للموزع يُخسر التأمين</translation>
    </message>
    <message>
        <source>What the side bet pays</source>
        <translation>ما يدفعه الرهان الجانبي</translation>
    </message>
    <message>
        <source>A cancelled round returns every stake</source>
        <translation>الجولة الملغاة تعيد كل رهان</translation>
    </message>
    <message>
        <source>Half the stake of a hand given up is returned</source>
        <translation>يُسترد نصف الرهان عند التنازل</translation>
    </message>
    <message>
        <source>%1, rounded down to a multiple of %2</source>
        <comment>what was paid, the least amount</comment>
        <translation>%1، مقرَّبًا إلى الأسفل إلى مضاعف لـ%2</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack doesn&apos;t take everything that was doubled or split</source>
        <translation>بلاك جاك الموزع لا يأخذ كل ما ضوعف أو قُسم</translation>
    </message>
    <message>
        <source>The dealer wins when both have the same</source>
        <translation>عند التساوي يفوز الموزع</translation>
    </message>
    <message>
        <source>You win when both have 21</source>
        <translation>إذا كان لدى الطرفين 21 تفوز أنت</translation>
    </message>
    <message numerus="yes">
        <source>A hand of %n cards that isn&apos;t bust wins</source>
        <translation>
            <numerusform>اليد المكونة من %n ورقة التي لم تتجاوز 21 تفوز</numerusform>
            <numerusform>اليد المكونة من ورقة واحدة التي لم تتجاوز 21 تفوز</numerusform>
            <numerusform>اليد المكونة من ورقتين التي لم تتجاوز 21 تفوز</numerusform>
            <numerusform>اليد المكونة من %n أوراق التي لم تتجاوز 21 تفوز</numerusform>
            <numerusform>اليد المكونة من %n ورقة التي لم تتجاوز 21 تفوز</numerusform>
            <numerusform>اليد المكونة من %n ورقة التي لم تتجاوز 21 تفوز</numerusform>
        </translation>
    </message>
    <message>
        <source>Some hands of 21 pay more</source>
        <translation>بعض الأيدي التي تبلغ 21 تدفع أكثر</translation>
    </message>
    <message>
        <source>This 21 pays %1</source>
        <translation>هذه الـ21 تدفع %1</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has</source>
        <translation>تفوز 21 لديك مهما كان لدى الموزع</translation>
    </message>
    <message>
        <source>Against the dealer&apos;s blackjack a surrender is void</source>
        <translation>الاستسلام باطل أمام بلاك جاك الموزع</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every hand but a 21</source>
        <translation>بلاك جاك الموزع يغلب كل يد إلا التي تبلغ 21</translation>
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
        <translation>يفتح هذه القاعدة</translation>
    </message>
</context>
<context>
    <name>ShareButton</name>
    <message>
        <source>Share</source>
        <translation>مشاركة</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>نسخ كنص</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>نسخ كصورة</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>حفظ كصورة…</translation>
    </message>
    <message>
        <source>Challenge somebody…</source>
        <translation>تحدَّ أحدًا…</translation>
    </message>
    <message>
        <source>Save the round as a picture</source>
        <translation>حفظ الجولة كصورة</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>صورة PNG</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>صورة SVG</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>round</source>
        <comment>a file&apos;s name</comment>
        <translation>جولة</translation>
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
        <translation>نسخ كنص</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>نسخ كصورة</translation>
    </message>
</context>
<context>
    <name>ShoeBox</name>
    <message>
        <source>Shoe: %1</source>
        <translation>الصندوق: %1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 ورقة</translation>
    </message>
    <message>
        <source>The cut card is out: the last round of this shoe.</source>
        <translation>ظهرت ورقة القطع: آخر جولة في هذا الصندوق.</translation>
    </message>
    <message>
        <source>%1 cards to the cut card</source>
        <translation>%1 ورقة حتى ورقة القطع</translation>
    </message>
</context>
<context>
    <name>ShoeInUse</name>
    <message>
        <source>The shoe in use</source>
        <translation>الصندوق المستخدم</translation>
    </message>
    <message>
        <source>No shoe is in use</source>
        <translation>لا يوجد صندوق مستخدم</translation>
    </message>
    <message>
        <source>Number %1, %2 of %3 cards left</source>
        <translation>الرقم %1، بقيت %2 من %3 ورقة</translation>
    </message>
    <message>
        <source>Sit down at a table and its commitment appears here before you bet.</source>
        <translation>اجلس إلى طاولة فيظهر التزام صندوقها هنا قبل أن تراهن.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>الالتزام</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>نسخ الالتزام</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>نُسخ الالتزام</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>بذرة اللاعب</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>نسخ بذرة اللاعب</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>نُسخت بذرة اللاعب</translation>
    </message>
    <message>
        <source>Your client seed</source>
        <translation>بذرتك كلاعب</translation>
    </message>
    <message>
        <source>Your client seed for future shoes</source>
        <translation>بذرتك كلاعب للصناديق القادمة</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of this shoe and every later one. The first stake on this shoe locks it.</source>
        <translation>ما تكتبه هنا يدخل في خلط هذا الصندوق وكل صندوق بعده. وتُثبَّت بذرة هذا الصندوق مع أول رهان عليه.</translation>
    </message>
    <message>
        <source>The client seed of the shoe in use has been locked since its first stake. What you type here goes into every later one.</source>
        <translation>بذرة اللاعب للصندوق المستخدم مثبّتة منذ أول رهان عليه. وما تكتبه هنا يدخل في كل صندوق بعده.</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of every shoe you play from.</source>
        <translation>ما تكتبه هنا يدخل في خلط كل صندوق تلعب منه.</translation>
    </message>
</context>
<context>
    <name>ShoeLine</name>
    <message>
        <source>Shoe %1, commitment %2, %3 cards left</source>
        <translation>الصندوق %1، الالتزام %2، بقيت %3 ورقة</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>الصندوق %1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 ورقة</translation>
    </message>
    <message>
        <source>Fixed before the first bet; press to check it</source>
        <translation>مثبّت قبل أول رهان؛ اضغط للتحقق منه</translation>
    </message>
</context>
<context>
    <name>ShoesView</name>
    <message>
        <source>Finished shoes</source>
        <translation>الصناديق المنتهية</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>التحقق من الكل</translation>
    </message>
    <message>
        <source>Show the newest shoes</source>
        <translation>عرض أحدث الصناديق</translation>
    </message>
    <message>
        <source>A shoe appears here, with its seed, when its last round is over.</source>
        <translation>يظهر الصندوق هنا مع بذرته عند انتهاء جولته الأخيرة.</translation>
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
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>%1: %2, %3. %4</source>
        <translation>%1: %2، %3. %4</translation>
    </message>
</context>
<context>
    <name>SideBets</name>
    <message>
        <source>Pair</source>
        <comment>pair</comment>
        <translation>زوج</translation>
    </message>
    <message>
        <source>Dealer Match</source>
        <comment>dealer-match</comment>
        <translation>مطابقة الموزع</translation>
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
        <translation>أزواج</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>poker</comment>
        <translation>بوكر</translation>
    </message>
    <message>
        <source>Buster Blackjack of the card rooms</source>
        <comment>buster-cards</comment>
        <translation>Buster Blackjack لصالات الورق</translation>
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
        <translation>فوق 13</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>pair-any</comment>
        <translation>زوج</translation>
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
        <translation>Royal Match مع بلاك جاك</translation>
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
        <translation>تحت 13</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>جنبا إلى جنب</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>إيقاف المقارنة</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>مقارنة مع</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>اللعبة الأخرى</translation>
    </message>
    <message>
        <source>The other days</source>
        <translation>الأيام الأخرى</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>الفرق %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>SliderRow</name>
    <message>
        <source>%1%</source>
        <translation>%1‎%‎</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>mute silent quiet volume audio noise</source>
        <translation>كتم صامت هادئ مستوى صوت ضوضاء</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>مستوى الصوت</translation>
    </message>
    <message>
        <source>Of all sounds.</source>
        <translation>لكل الأصوات.</translation>
    </message>
    <message>
        <source>master loudness sound audio</source>
        <translation>رئيسي علو ارتفاع صوت</translation>
    </message>
    <message>
        <source>Volume of cards</source>
        <translation>صوت الأوراق</translation>
    </message>
    <message>
        <source>loudness sound audio</source>
        <translation>علو مستوى صوت</translation>
    </message>
    <message>
        <source>Volume of chips</source>
        <translation>صوت الفيش</translation>
    </message>
    <message>
        <source>Volume of cues</source>
        <translation>صوت الإشارات</translation>
    </message>
    <message>
        <source>A button, a refusal, the clock running out.</source>
        <translation>زر، أو رفض، أو وقت يوشك أن ينتهي.</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>صوت النتائج</translation>
    </message>
    <message>
        <source>Room tone</source>
        <translation>أجواء القاعة</translation>
    </message>
    <message>
        <source>The quiet hum of a room with people in it, while the window is shown.</source>
        <translation>همهمة خافتة لقاعة فيها ناس، ما دامت النافذة ظاهرة.</translation>
    </message>
    <message>
        <source>room ambience background noise murmur sound audio</source>
        <translation>قاعة أجواء خلفية ضوضاء همهمة صوت</translation>
    </message>
    <message>
        <source>Volume of the room tone</source>
        <translation>صوت أجواء القاعة</translation>
    </message>
    <message>
        <source>ambience background loudness sound audio</source>
        <translation>أجواء خلفية علو مستوى صوت</translation>
    </message>
</context>
<context>
    <name>SpreadsheetSettings</name>
    <message>
        <source>Spreadsheet files</source>
        <translation>ملفات الجداول</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>فاصلة منقوطة</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>جدولة</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>نقطة</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>بين الخلايا</translation>
    </message>
    <message>
        <source>In the CSV files you export. If all of a line ends up in one cell, choose another.</source>
        <translation>في ملفات CSV التي تصدرها. إذا وقع السطر كله في خلية واحدة فاختر غيره.</translation>
    </message>
    <message>
        <source>csv excel export separator delimiter columns</source>
        <translation>csv excel تصدير فاصل أعمدة</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>علامة العشرية</translation>
    </message>
    <message>
        <source>If amounts are taken for text or dates, choose another.</source>
        <translation>إذا فُهمت المبالغ نصا أو تواريخ فاختر غيرها.</translation>
    </message>
    <message>
        <source>csv excel export number point comma amounts</source>
        <translation>csv excel تصدير رقم نقطة فاصلة مبالغ</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>علامة ترتيب البايتات</translation>
    </message>
    <message>
        <source>Tells Excel that names and notes are UTF-8. Turn it off for programs that stumble over it.</source>
        <translation>تخبر Excel بأن الأسماء والملاحظات بترميز UTF-8. أوقفها للبرامج التي تتعثر بها.</translation>
    </message>
    <message>
        <source>csv excel export bom utf-8 unicode encoding accents</source>
        <translation>csv excel تصدير bom utf-8 unicode ترميز</translation>
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
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Calculating</source>
        <translation>جارٍ الحساب</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>المحفظة</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>إظهار كل الجولات</translation>
    </message>
    <message>
        <source>Figures and charts</source>
        <translation>أرقام ورسوم</translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation>إعادة الجمع</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>مقارنة مع…</translation>
    </message>
    <message>
        <source>Mistakes by hand and dealer&apos;s cards</source>
        <translation>الأخطاء حسب اليد وأوراق الموزع</translation>
    </message>
    <message>
        <source>Press a cell to see rounds with its hand.</source>
        <translation>اضغط خلية لرؤية جولات فيها يدها.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Blackjack</source>
        <translation>بلاك جاك</translation>
    </message>
    <message>
        <source>A blackjack room whose shoe is open</source>
        <translation>قاعة بلاك جاك صندوقها مفتوح</translation>
    </message>
    <message>
        <source>blackjack;21;cards;casino;shoe;strategy;</source>
        <comment>what the program is searched by, each with a ; behind</comment>
        <translation>بلاك جاك;21;ورق;كازينو;صندوق;استراتيجية;blackjack;</translation>
    </message>
    <message>
        <source>The blackjack of six real casinos on one desktop, for play money and without a connection: an animated table, with other people at it where the game has them, and a shuffle that anyone can verify.</source>
        <translation>بلاك جاك ستة كازينوهات حقيقية على سطح مكتب واحد، بنقود لعب وبلا اتصال: طاولة توزّع وتكشف وتدفع، مع أشخاص آخرين حيث تتيح اللعبة ذلك، وخلط يمكن لأي شخص التحقق منه.</translation>
    </message>
    <message>
        <source>What sets it apart:</source>
        <translation>ما يعرفه ولا يعرفه غيره:</translation>
    </message>
    <message>
        <source>the exact price of every decision, under any rules, and a coach who has counted the shoe</source>
        <translation>القيمة الدقيقة لكل قرار، بأي قواعد، ومدرب يعدّ أوراق الصندوق كما هو</translation>
    </message>
    <message>
        <source>luck and play told apart, for a round or for a year</source>
        <translation>فصل الحظ عن اللعب، لجولة أو لسنة</translation>
    </message>
    <message>
        <source>your own rules, with the worth of each as you change it</source>
        <translation>قواعدك الخاصة، مع قيمة كل منها وأنت تغيّرها</translation>
    </message>
    <message>
        <source>every round on record before it is shown, ready to be replayed, reviewed and exported</source>
        <translation>كل جولة محفوظة قبل أن تُعرض، لإعادة عرضها ومراجعتها وتصديرها</translation>
    </message>
    <message>
        <source>limits and breaks that hold</source>
        <translation>حدود واستراحات تُحترم فعلًا</translation>
    </message>
    <message>
        <source>All of it works by mouse, by keyboard alone and through a screen reader.</source>
        <translation>كل ذلك يعمل بالفأرة، وبالمفاتيح وحدها، وبقارئ الشاشة.</translation>
    </message>
    <message>
        <source>A round of Down Under Blackjack</source>
        <translation>جولة من بلاك جاك الأسترالي</translation>
    </message>
    <message>
        <source>A full table of Deluxe Blackjack</source>
        <translation>طاولة ممتلئة في بلاك جاك ديلوكس</translation>
    </message>
    <message>
        <source>The best play for every hand, and what each play is worth</source>
        <translation>أفضل خيار لكل يد، وقيمة كل خيار فيها</translation>
    </message>
    <message>
        <source>Editing a game&apos;s rules, and what each is worth</source>
        <translation>تعديل قواعد لعبة، وقيمة كل قاعدة</translation>
    </message>
    <message>
        <source>Blackjack game rules</source>
        <translation>قواعد لعبة بلاك جاك</translation>
    </message>
    <message>
        <source>Blackjack challenge</source>
        <translation>تحدي بلاك جاك</translation>
    </message>
</context>
<context>
    <name>StrategyFigures</name>
    <message>
        <source>House edge</source>
        <translation>أفضلية الكازينو</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>أفضلية الكازينو: جارٍ الحساب</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>أفضلية الكازينو %1</translation>
    </message>
    <message>
        <source>with best play, of the initial stake</source>
        <translation>باللعب الأمثل، من الرهان الأول</translation>
    </message>
    <message>
        <source>The game&apos;s own: %1</source>
        <translation>الأصلية في اللعبة: %1</translation>
    </message>
</context>
<context>
    <name>StrategyPage</name>
    <message>
        <source>Best play of %1</source>
        <translation>اللعب الأمثل في %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>الاستراتيجية</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>نسخ الجدول</translation>
    </message>
    <message>
        <source>Save the chart as PDF</source>
        <translation>حفظ الجدول بصيغة PDF</translation>
    </message>
    <message>
        <source>strategy-%1</source>
        <comment>a file&apos;s name; %1 is a game&apos;s id</comment>
        <translation>استراتيجية-%1</translation>
    </message>
    <message>
        <source>Copy the comparison</source>
        <translation>نسخ المقارنة</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>الجدول</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>المعروف عن الورقة المخفية</translation>
    </message>
    <message>
        <source>Hand calculator</source>
        <translation>حاسبة اليد</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>احسب</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Insure none</source>
        <translation>بلا تأمين</translation>
    </message>
    <message>
        <source>None</source>
        <comment>even money for no hand</comment>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Insure all</source>
        <translation>تأمين الكل</translation>
    </message>
    <message>
        <source>Even money, all</source>
        <translation>ربح متساوٍ للكل</translation>
    </message>
    <message>
        <source>Hands %1: insurance?</source>
        <translation>الأيدي %1: تأمين؟</translation>
    </message>
    <message>
        <source>Hands %1: even money?</source>
        <translation>الأيدي %1: ربح متساوٍ؟</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover all hands. Choose some.</source>
        <translation>رصيدك لا يكفي كل الأيدي. اختر بعضها.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>اختيار</translation>
    </message>
    <message>
        <source>All insured.</source>
        <translation>أُمّنت كلها.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>اثنان</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>أربعة</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>خمسة</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>ستة</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>سبعة</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>ثمانية</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>تسعة</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>عشرة</translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation>أحد عشر</translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation>اثنا عشر</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>ثلاثة عشر</translation>
    </message>
    <message>
        <source>Fourteen</source>
        <translation>أربعة عشر</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>خمسة عشر</translation>
    </message>
    <message>
        <source>Sixteen</source>
        <translation>ستة عشر</translation>
    </message>
    <message>
        <source>Seventeen</source>
        <translation>سبعة عشر</translation>
    </message>
    <message>
        <source>Eighteen</source>
        <translation>ثمانية عشر</translation>
    </message>
    <message>
        <source>Nineteen</source>
        <translation>تسعة عشر</translation>
    </message>
    <message>
        <source>Twenty</source>
        <translation>عشرون</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <translation>واحد وعشرون</translation>
    </message>
    <message>
        <source>Twenty-two</source>
        <translation>اثنان وعشرون</translation>
    </message>
    <message>
        <source>Dealer has blackjack</source>
        <translation>بلاك جاك للموزع</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>الموزع يتجاوز 21</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <comment>the dealer&apos;s total</comment>
        <translation>%1 ناعم</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>انتهى الرهان</translation>
    </message>
    <message>
        <source>No blackjack</source>
        <translation>لا بلاك جاك</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>ضعوا رهاناتكم</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose stake, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, spot %2, %3</source>
        <translation>%1، الموضع %2، %3</translation>
    </message>
    <message>
        <source>%1, hand %2, %3</source>
        <comment>a stake, and how much</comment>
        <translation>%1، اليد %2، %3</translation>
    </message>
    <message>
        <source>%1, hand %2: %3, %4</source>
        <comment>a stake, how it ended, what came back</comment>
        <translation>%1، اليد %2: %3، %4</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>الورقة المخفية</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a hand and its total</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>The dealer has blackjack</source>
        <translation>لدى الموزع بلاك جاك</translation>
    </message>
    <message>
        <source>The dealer busts with %1</source>
        <translation>الموزع يتجاوز 21 بمجموع %1</translation>
    </message>
    <message>
        <source>The dealer has %1</source>
        <translation>لدى الموزع %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>الموزع</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>الموزع: %1</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>الرهان</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>رهان خلفي</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>تأمين</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <comment>a card</comment>
        <translation>للموزع: %1</translation>
    </message>
    <message>
        <source>A hidden card to the dealer</source>
        <translation>ورقة مخفية للموزع</translation>
    </message>
    <message>
        <source>%1 to hand %2</source>
        <comment>a card, a hand&apos;s number</comment>
        <translation>%1 لليد %2</translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation>تُحرق ورقة</translation>
    </message>
    <message>
        <source>Stakes: %1</source>
        <translation>الرهانات: %1</translation>
    </message>
    <message>
        <source>The dealer turns the %1</source>
        <translation>الموزع يكشف %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>انتهت الجولة</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>بدأت الجولة</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>who sits where</comment>
        <translation>%1، المقعد %2</translation>
    </message>
    <message>
        <source>%1, betting behind</source>
        <comment>somebody without a seat</comment>
        <translation>%1، رهان خلفي</translation>
    </message>
    <message>
        <source>thinking</source>
        <comment>of somebody else at the table</comment>
        <translation>يفكر</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and what they have left</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>who, what they have left, what they do</comment>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>Follows</source>
        <comment>somebody else&apos;s double or split, with the bet behind</comment>
        <translation>مجاراة</translation>
    </message>
    <message>
        <source>Dealer&apos;s golden rule: two gold cards, both shown</source>
        <translation>القاعدة الذهبية للموزع: ورقتان ذهبيتان، تُكشفان معًا</translation>
    </message>
    <message>
        <source>Player&apos;s golden rule: the dealer has 22</source>
        <translation>القاعدة الذهبية للاعب: لدى الموزع 22</translation>
    </message>
    <message>
        <source>No dealer blackjack</source>
        <translation>لا بلاك جاك للموزع</translation>
    </message>
    <message>
        <source>New shoe: %1 is shown, %2 burned</source>
        <translation>صندوق جديد: كُشفت %1، والمحروق %2</translation>
    </message>
    <message>
        <source>The stakes are returned</source>
        <translation>أُعيدت رهانات الجولة</translation>
    </message>
    <message>
        <source>Your turn: hand %1, %2 against %3</source>
        <translation>دورك: اليد %1، %2 مقابل %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how a decision is marked, and why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Balance %1 %2</source>
        <translation>الرصيد %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose cards, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Insure for %1?</source>
        <translation>تأمين مقابل %1؟</translation>
    </message>
    <message>
        <source>Even money, %1?</source>
        <comment>what is won</comment>
        <translation>ربح متساوٍ، %1؟</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>تنازل؟</translation>
    </message>
    <message>
        <source>Surrender?</source>
        <translation>استسلام؟</translation>
    </message>
    <message>
        <source>%1 doubles on %2 against %3. Follow with %4?</source>
        <comment>who, a total, the dealer&apos;s, an amount</comment>
        <translation>مضاعفة من %1 على %2 مقابل %3. مجاراة بمبلغ %4؟</translation>
    </message>
    <message>
        <source>%1 splits %2 and %3 against %4. Follow with %5?</source>
        <comment>who, two cards, the dealer&apos;s, an amount</comment>
        <translation>تقسيم من %1: %2 و%3 مقابل %4. مجاراة بمبلغ %5؟</translation>
    </message>
    <message>
        <source>Your turn: %1 against %2</source>
        <translation>دورك: %1 مقابل %2</translation>
    </message>
    <message>
        <source>A card for %1 on %2?</source>
        <translation>ورقة لـ%1 على %2؟</translation>
    </message>
    <message>
        <source>%1 doubles on %2!</source>
        <translation>%1 يضاعف على %2!</translation>
    </message>
    <message>
        <source>Tens to be split, for %1.</source>
        <translation>تقسيم العشرات لـ%1.</translation>
    </message>
    <message numerus="yes">
        <source>Twenty-one for %1, in %n cards.</source>
        <translation>
            <numerusform>واحد وعشرون لـ%1، بـ%n أوراق.</numerusform>
            <numerusform>واحد وعشرون لـ%1، بـ%n أوراق.</numerusform>
            <numerusform>واحد وعشرون لـ%1، بـ%n أوراق.</numerusform>
            <numerusform>واحد وعشرون لـ%1، بـ%n أوراق.</numerusform>
            <numerusform>واحد وعشرون لـ%1، بـ%n أوراق.</numerusform>
            <numerusform>واحد وعشرون لـ%1، بـ%n أوراق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>لدى %1 %n ورقة.</numerusform>
            <numerusform>لدى %1 ورقة واحدة.</numerusform>
            <numerusform>لدى %1 ورقتان.</numerusform>
            <numerusform>لدى %1 %n أوراق.</numerusform>
            <numerusform>لدى %1 %n ورقة.</numerusform>
            <numerusform>لدى %1 %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: every hand pushes</source>
        <translation>لدى الموزع 22: كل الأيدي تتعادل</translation>
    </message>
    <message numerus="yes">
        <source>%n cards: a Charlie for %1.</source>
        <translation>
            <numerusform>%n ورقة: تشارلي لصالح %1.</numerusform>
            <numerusform>ورقة واحدة: تشارلي لصالح %1.</numerusform>
            <numerusform>ورقتان: تشارلي لصالح %1.</numerusform>
            <numerusform>%n أوراق: تشارلي لصالح %1.</numerusform>
            <numerusform>%n ورقة: تشارلي لصالح %1.</numerusform>
            <numerusform>%n ورقة: تشارلي لصالح %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: a push</source>
        <translation>لدى الموزع 22: تعادل</translation>
    </message>
    <message>
        <source>This 21 pays %1, %2.</source>
        <comment>odds, a name</comment>
        <translation>هذه الـ21 تدفع %1، %2.</translation>
    </message>
    <message>
        <source>%1, pays %2</source>
        <comment>a total and odds</comment>
        <translation>%1، تدفع %2</translation>
    </message>
    <message>
        <source>A free double for %1.</source>
        <comment>a name</comment>
        <translation>مضاعفة مجانية لـ%1.</translation>
    </message>
    <message>
        <source>A free split for %1.</source>
        <comment>a name</comment>
        <translation>تقسيم مجاني لـ%1.</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1، و%2 من الكازينو</translation>
    </message>
    <message>
        <source>Split free</source>
        <translation>تقسيم مجاني</translation>
    </message>
    <message>
        <source>Double free</source>
        <translation>مضاعفة مجانية</translation>
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
        <translation>أنت</translation>
    </message>
    <message>
        <source>Spot %1</source>
        <translation>الموضع %1</translation>
    </message>
    <message>
        <source>Spot %1, %2</source>
        <translation>الموضع %1، %2</translation>
    </message>
</context>
<context>
    <name>TableFelt</name>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
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
        <translation>إخفاء</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Stop review</source>
        <translation>إنهاء المراجعة</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>إنهاء التحدي</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Set by the game</source>
        <translation>كما في اللعبة</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 ثوانٍ</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 ثانية</translation>
    </message>
    <message>
        <source>20 seconds</source>
        <translation>20 ثانية</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 ثانية</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 ثانية</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>Dealing speed</source>
        <translation>سرعة التوزيع</translation>
    </message>
    <message>
        <source>Off shows everything at once.</source>
        <translation>«بلا حركة» يُظهر كل شيء دفعة واحدة.</translation>
    </message>
    <message>
        <source>animation pace duration quick</source>
        <translation>حركة وتيرة مدة سرعة سريع</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>تقليل الحركة</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving. Follows the desktop until you choose here.</source>
        <translation>تظهر الأوراق والفيش تدريجيًا بدل أن تتحرك. يتبع سطح المكتب إلى أن تختار هنا.</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving.</source>
        <translation>تظهر الأوراق والفيش تدريجيًا بدل أن تتحرك.</translation>
    </message>
    <message>
        <source>animation movement</source>
        <translation>حركة تحريك رسوم متحركة</translation>
    </message>
    <message>
        <source>Dealer&apos;s calls</source>
        <translation>نداءات الموزع</translation>
    </message>
    <message>
        <source>Shows beside the cards what the dealer calls out.</source>
        <translation>ما يعلنه الموزع يظهر بجانب الأوراق.</translation>
    </message>
    <message>
        <source>subtitles voice speech croupier</source>
        <translation>ترجمة نص صوت كلام موزع كروبييه</translation>
    </message>
    <message>
        <source>Ask before surrendering</source>
        <translation>السؤال قبل الاستسلام</translation>
    </message>
    <message>
        <source>confirm confirmation question warn give up</source>
        <translation>تأكيد سؤال تحذير تنازل استسلام</translation>
    </message>
    <message>
        <source>Ask before staking the whole wallet</source>
        <translation>السؤال قبل المراهنة بالمحفظة كلها</translation>
    </message>
    <message>
        <source>confirm confirmation question warn all in bet everything</source>
        <translation>تأكيد سؤال تحذير كل الرصيد رهان الكل</translation>
    </message>
    <message>
        <source>Other people at the table</source>
        <translation>أشخاص آخرون على الطاولة</translation>
    </message>
    <message>
        <source>At shared tables. You choose how many, and their pace, at the table.</source>
        <translation>على الطاولات المشتركة. يُختار عددهم ووتيرتهم على الطاولة نفسها.</translation>
    </message>
    <message>
        <source>company players seats bots opponents alone pace thinking</source>
        <translation>رفاق لاعبون مقاعد روبوتات خصوم وحيد وتيرة تفكير</translation>
    </message>
    <message>
        <source>Time to bet</source>
        <translation>وقت الرهان</translation>
    </message>
    <message>
        <source>clock timer countdown seconds stake</source>
        <translation>ساعة مؤقت عد تنازلي ثوانٍ رهان</translation>
    </message>
    <message>
        <source>A time chosen here applies at every table, even where the game has no clock.</source>
        <translation>الوقت المختار هنا يسري على كل طاولة، حتى حيث لا وقت محدد في اللعبة.</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>وقت القرار</translation>
    </message>
    <message>
        <source>clock timer countdown seconds</source>
        <translation>ساعة مؤقت عد تنازلي ثوانٍ</translation>
    </message>
</context>
<context>
    <name>TakeInDialog</name>
    <message>
        <source>What could not be imported</source>
        <translation>ما تعذر استيراده</translation>
    </message>
    <message>
        <source>Import under another name?</source>
        <translation>استيراد باسم آخر؟</translation>
    </message>
    <message>
        <source>Import under new names</source>
        <translation>استيراد بأسماء جديدة</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>عدم الاستيراد</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Hit</source>
        <translation>سحب</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>وقوف</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>تقسيم</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>تأمين</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>ربح متساوٍ</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>وقوف</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>سحب</translation>
    </message>
    <message>
        <source>double</source>
        <translation>مضاعفة</translation>
    </message>
    <message>
        <source>split</source>
        <translation>تقسيم</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>double, else hit</source>
        <translation>مضاعفة، وإلا سحب</translation>
    </message>
    <message>
        <source>double, else stand</source>
        <translation>مضاعفة، وإلا وقوف</translation>
    </message>
    <message>
        <source>surrender, else hit</source>
        <translation>استسلام، وإلا سحب</translation>
    </message>
    <message>
        <source>surrender, else stand</source>
        <translation>استسلام، وإلا وقوف</translation>
    </message>
    <message>
        <source>surrender, else split</source>
        <translation>استسلام، وإلا تقسيم</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>مضاعفة</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>تنازل</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>Follow double</source>
        <translation>مجاراة المضاعفة</translation>
    </message>
    <message>
        <source>Follow split</source>
        <translation>مجاراة التقسيم</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>بلاك جاك</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>تجاوز</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>بلاك جاك</translation>
    </message>
    <message>
        <source>push</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>تجاوز</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>ربح متساوٍ</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>تنازل</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>تنازل</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>تشارلي</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Emerald</source>
        <translation>زمردي</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>ليلي</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>عنابي</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>فيروزي</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>أخضر كلاسيكي</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>فحمي</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Stop replay</source>
        <translation>إنهاء إعادة العرض</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>الصالة</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>رفاق الطاولة</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>كتم الصوت</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>تشغيل الصوت</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>إخفاء سجل الجولات</translation>
    </message>
    <message>
        <source>Show the Rundown</source>
        <translation>إظهار سجل الجولات</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Then %1</source>
        <comment>the balance in a replay</comment>
        <translation>حينها %1</translation>
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
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>Set it aside, use the backup</source>
        <translation>عزل الملف والمتابعة بالنسخة الاحتياطية</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>بتاريخ %1</translation>
    </message>
    <message>
        <source>Reading the backups…</source>
        <translation>جارٍ قراءة النسخ الاحتياطية…</translation>
    </message>
    <message>
        <source>None of them is intact</source>
        <translation>لا توجد نسخة سليمة بينها</translation>
    </message>
    <message>
        <source>Set it aside and use the backup of %1</source>
        <translation>عزل الملف والمتابعة بنسخة %1 الاحتياطية</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Set it aside, start afresh</source>
        <translation>عزل الملف والبدء من جديد</translation>
    </message>
    <message>
        <source>Set it aside and start afresh</source>
        <translation>عزل الملف والبدء من جديد</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>كل النسخ الاحتياطية</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>That did not help: %1</source>
        <translation>لم ينفع ذلك: %1</translation>
    </message>
</context>
<context>
    <name>WalletMenu</name>
    <message>
        <source>Wallet</source>
        <translation>المحفظة</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>شحن %1</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>اللعب بـ%1</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>اثنان</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>أربعة</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>خمسة</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>ستة</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>سبعة</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>ثمانية</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>تسعة</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>عشرة</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>ولد</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>ملكة</translation>
    </message>
    <message>
        <source>King</source>
        <translation>ملك</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>بستوني</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>كبة</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ديناري</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>سباتي</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>%1 ناعم</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>إعادة الرهان</translation>
    </message>
    <message>
        <source>win</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>إعادة الرهان</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a decision</comment>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>a decision</comment>
        <translation>جيد</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>a decision</comment>
        <translation>عدم دقة</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a decision</comment>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a decision</comment>
        <translation>خطأ فادح</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>a round in which the person staked nothing</comment>
        <translation>مشاهدة</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>hands</comment>
        <translation>
            <numerusform>لا فائزة</numerusform>
            <numerusform>واحدة فائزة</numerusform>
            <numerusform>اثنتان فائزتان</numerusform>
            <numerusform>%n فائزة</numerusform>
            <numerusform>%n فائزة</numerusform>
            <numerusform>%n فائزة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pushes</source>
        <comment>hands</comment>
        <translation>
            <numerusform>لا متعادلة</numerusform>
            <numerusform>واحدة متعادلة</numerusform>
            <numerusform>اثنتان متعادلتان</numerusform>
            <numerusform>%n متعادلة</numerusform>
            <numerusform>%n متعادلة</numerusform>
            <numerusform>%n متعادلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>hands</comment>
        <translation>
            <numerusform>لا خاسرة</numerusform>
            <numerusform>واحدة خاسرة</numerusform>
            <numerusform>اثنتان خاسرتان</numerusform>
            <numerusform>%n خاسرة</numerusform>
            <numerusform>%n خاسرة</numerusform>
            <numerusform>%n خاسرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrendered</source>
        <comment>hands</comment>
        <translation>
            <numerusform>لا مستسلمة</numerusform>
            <numerusform>واحدة مستسلمة</numerusform>
            <numerusform>اثنتان مستسلمتان</numerusform>
            <numerusform>%n مستسلمة</numerusform>
            <numerusform>%n مستسلمة</numerusform>
            <numerusform>%n مستسلمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <comment>hands</comment>
        <translation>
            <numerusform>لا معادة</numerusform>
            <numerusform>واحدة معادة</numerusform>
            <numerusform>اثنتان معادتان</numerusform>
            <numerusform>%n معادة</numerusform>
            <numerusform>%n معادة</numerusform>
            <numerusform>%n معادة</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands %1, side bets %2</source>
        <translation>الأيدي %1، الرهانات الجانبية %2</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <translation>%1 · %2 مقابل %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 مقابل %2</translation>
    </message>
    <message>
        <source>Hidden card is small</source>
        <translation>الورقة المخفية صغيرة</translation>
    </message>
    <message>
        <source>Hidden card is medium</source>
        <translation>الورقة المخفية متوسطة</translation>
    </message>
    <message>
        <source>Hidden card is large</source>
        <translation>الورقة المخفية كبيرة</translation>
    </message>
    <message>
        <source>Hidden card: small, %1</source>
        <translation>الورقة المخفية: صغيرة، %1</translation>
    </message>
    <message>
        <source>Hidden card: medium, %1</source>
        <translation>الورقة المخفية: متوسطة، %1</translation>
    </message>
    <message>
        <source>Hidden card: large, %1</source>
        <translation>الورقة المخفية: كبيرة، %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>اليد %1</translation>
    </message>
    <message>
        <source>Someone is sitting there. Choose another spot.</source>
        <translation>يجلس أحدهم هناك. اختر موضعًا آخر.</translation>
    </message>
    <message>
        <source>You already have as many spots as one player may hold. Leave one first.</source>
        <translation>لديك أقصى عدد من المواضع للشخص الواحد. غادر أحدها أولًا.</translation>
    </message>
    <message>
        <source>Both of your spots must carry the same stake.</source>
        <translation>على كلا موضعيك الرهان نفسه.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table. Choose a standard account in the lobby.</source>
        <translation>لا يحق لحساب تجريبي الجلوس إلى هذه الطاولة. اختر حسابًا عاديًا من الصالة.</translation>
    </message>
    <message>
        <source>That is your own spot. You can only bet behind other people.</source>
        <translation>هذا موضعك أنت. الرهانات الخلفية توضع خلف الآخرين.</translation>
    </message>
    <message>
        <source>This game has no betting behind.</source>
        <translation>لا رهانات خلفية في هذه اللعبة.</translation>
    </message>
    <message>
        <source>Nobody plays on that spot. Place the main stake first.</source>
        <translation>لا أحد يلعب على هذا الموضع. ضع الرهان الرئيسي أولًا.</translation>
    </message>
    <message>
        <source>Place at least %1.</source>
        <translation>ضع %1 على الأقل.</translation>
    </message>
    <message>
        <source>That is below the minimum. Place more.</source>
        <translation>هذا دون الحد الأدنى. ضع أكثر.</translation>
    </message>
    <message>
        <source>The maximum there is %1.</source>
        <translation>أقصى ما يمكن وضعه هناك %1.</translation>
    </message>
    <message>
        <source>That is above the maximum. Place less.</source>
        <translation>هذا فوق الحد الأقصى. ضع أقل.</translation>
    </message>
    <message>
        <source>Stakes go in steps of %1.</source>
        <translation>تتدرج الرهانات بمقدار %1.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover that. Stake less, or top up in the lobby.</source>
        <translation>رصيدك لا يكفي لذلك. قلّل الرهان أو اشحن المحفظة من الصالة.</translation>
    </message>
    <message>
        <source>That side bet isn&apos;t offered here.</source>
        <translation>هذا الرهان الجانبي غير متاح هنا.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until the period is over.</source>
        <translation>لقد استبعدت نفسك من اللعب حتى انتهاء المدة.</translation>
    </message>
    <message>
        <source>You have reached the limit you set for yourself.</source>
        <translation>بلغت الحد الذي وضعته لنفسك.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn. Wait until your hand is highlighted.</source>
        <translation>ليس دورك. انتظر حتى تُحاط يدك بإطار.</translation>
    </message>
    <message>
        <source>The rules don&apos;t offer that here. Choose one of the actions shown.</source>
        <translation>القواعد لا تتيح ذلك هنا. اختر أحد الخيارات الظاهرة.</translation>
    </message>
    <message>
        <source>Not now. Wait a moment.</source>
        <translation>ليس الآن. انتظر لحظة.</translation>
    </message>
    <message>
        <source>There is no such spot at this table.</source>
        <translation>لا يوجد موضع كهذا على هذه الطاولة.</translation>
    </message>
    <message>
        <source>The shoe has no cards left for this round. The stakes are returned.</source>
        <translation>لم تبقَ في الصندوق أوراق تكفي هذه الجولة، فأُعيدت رهاناتها.</translation>
    </message>
    <message>
        <source>That amount is too large to be counted. Stake less.</source>
        <translation>هذا المبلغ أكبر من أن يُحسب. قلّل الرهان.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no insurance.</source>
        <translation>انتهى الوقت: بلا تأمين.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no even money.</source>
        <translation>انتهى الوقت: بلا ربح متساوٍ.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not given up.</source>
        <translation>انتهى الوقت: بلا تنازل.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not surrendered.</source>
        <translation>انتهى الوقت: بلا استسلام.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not followed.</source>
        <translation>انتهى الوقت: بلا مجاراة.</translation>
    </message>
    <message>
        <source>Time&apos;s up: hit, now %1.</source>
        <translation>انتهى الوقت: سحب، والمجموع الآن %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: stood on %1.</source>
        <translation>انتهى الوقت: وقوف على %1.</translation>
    </message>
    <message>
        <source>The side bet on spot %1 needs a stake on the spot.</source>
        <translation>الرهان الجانبي على الموضع %1 يتطلب رهانًا على الموضع.</translation>
    </message>
    <message>
        <source>Nobody plays on spot %1 in the next round. Change the bets.</source>
        <translation>لا أحد يلعب على الموضع %1 في الجولة القادمة. غيّر الرهانات.</translation>
    </message>
    <message>
        <source>%1 takes at least %2.</source>
        <translation>%1: الحد الأدنى %2.</translation>
    </message>
    <message>
        <source>Place at least %1 on spot %2.</source>
        <translation>ضع %1 على الأقل على الموضع %2.</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>البلاك جاك يدفع %1</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and hit soft %2</source>
        <translation>الموزع يسحب حتى %1 وعلى %2 ناعم</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and stand on all %2s</source>
        <translation>الموزع يسحب حتى %1 ويقف على كل %2</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>التأمين يدفع %1</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>22 للموزع تعادل</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>بلا رزم</numerusform>
            <numerusform>رزمة واحدة</numerusform>
            <numerusform>رزمتان</numerusform>
            <numerusform>%n رزم</numerusform>
            <numerusform>%n رزمة</numerusform>
            <numerusform>%n رزمة</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer hits soft %1</source>
        <translation>الموزع يسحب على %1 ناعم</translation>
    </message>
    <message>
        <source>dealer stands on %1</source>
        <translation>الموزع يقف على %1</translation>
    </message>
    <message>
        <source>dealer peeks</source>
        <translation>الموزع ينظر إلى المخفية</translation>
    </message>
    <message>
        <source>no peek</source>
        <translation>بلا نظر إلى المخفية</translation>
    </message>
    <message numerus="yes">
        <source>up to %n hands</source>
        <translation>
            <numerusform>بلا أيدٍ</numerusform>
            <numerusform>يد واحدة فقط</numerusform>
            <numerusform>حتى يدين</numerusform>
            <numerusform>حتى %n أيدٍ</numerusform>
            <numerusform>حتى %n يدًا</numerusform>
            <numerusform>حتى %n يد</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>22 pushes</source>
        <translation>22 تعادل</translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>hands</comment>
        <translation>
            <numerusform>لا تنازل</numerusform>
            <numerusform>تنازل واحد</numerusform>
            <numerusform>تنازلان</numerusform>
            <numerusform>%n تنازلات</numerusform>
            <numerusform>%n تنازلًا</numerusform>
            <numerusform>%n تنازل</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 %2 من %3</translation>
    </message>
    <message>
        <source>doubles on 9 to 11 only</source>
        <translation>المضاعفة على 9 إلى 11 فقط</translation>
    </message>
    <message>
        <source>doubles on 10 and 11 only</source>
        <translation>المضاعفة على 10 و11 فقط</translation>
    </message>
    <message>
        <source>no splits</source>
        <translation>بلا تقسيم</translation>
    </message>
    <message>
        <source>no doubles after a split</source>
        <translation>بلا مضاعفة بعد التقسيم</translation>
    </message>
    <message>
        <source>hands can be given up</source>
        <translation>يمكن التنازل عن اليد</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date, a time of day</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 (%2 من %3)</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>side bets</comment>
        <translation>خسارة %1</translation>
    </message>
    <message>
        <source>hand won</source>
        <translation>ربحت اليد</translation>
    </message>
    <message>
        <source>hand lost</source>
        <translation>خسرت اليد</translation>
    </message>
    <message>
        <source>hand pushed</source>
        <translation>تعادلت اليد</translation>
    </message>
    <message>
        <source>hand bust</source>
        <translation>تجاوزت اليد 21</translation>
    </message>
    <message>
        <source>Dealer busts: %1</source>
        <comment>how the hands ended: 6 won</comment>
        <translation>الموزع يتجاوز 21: %1</translation>
    </message>
    <message numerus="yes">
        <source>Last time: %Ln rounds, %1 · %2</source>
        <comment>a game&apos;s last session: its net, its last round&apos;s time</comment>
        <translation>
            <numerusform>آخر مرة: لا جولات، %1 · %2</numerusform>
            <numerusform>آخر مرة: جولة واحدة، %1 · %2</numerusform>
            <numerusform>آخر مرة: جولتان، %1 · %2</numerusform>
            <numerusform>آخر مرة: %Ln جولات، %1 · %2</numerusform>
            <numerusform>آخر مرة: %Ln جولة، %1 · %2</numerusform>
            <numerusform>آخر مرة: %Ln جولة، %1 · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>parts of a list</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two parts of a list</comment>
        <translation>%1 و%2</translation>
    </message>
    <message numerus="yes">
        <source>a table of %n seats shared with other people</source>
        <translation>
            <numerusform>طاولة بلا مقاعد مع لاعبين آخرين</numerusform>
            <numerusform>طاولة بمقعد واحد مع لاعبين آخرين</numerusform>
            <numerusform>طاولة بمقعدين مع لاعبين آخرين</numerusform>
            <numerusform>طاولة من %n مقاعد مع لاعبين آخرين</numerusform>
            <numerusform>طاولة من %n مقعدًا مع لاعبين آخرين</numerusform>
            <numerusform>طاولة من %n مقعد مع لاعبين آخرين</numerusform>
        </translation>
    </message>
    <message>
        <source>bets behind their hands</source>
        <translation>رهانات خلف أيديهم</translation>
    </message>
    <message numerus="yes">
        <source>one to %n hands a round</source>
        <translation>
            <numerusform>بلا أيدٍ في الجولة</numerusform>
            <numerusform>يد واحدة في الجولة</numerusform>
            <numerusform>يد أو يدان في الجولة</numerusform>
            <numerusform>من يد إلى %n أيدٍ في الجولة</numerusform>
            <numerusform>من يد إلى %n يدًا في الجولة</numerusform>
            <numerusform>من يد إلى %n يد في الجولة</numerusform>
        </translation>
    </message>
    <message>
        <source>a hint about the hole card</source>
        <translation>تلميح عن الورقة المخفية</translation>
    </message>
    <message>
        <source>a push on the dealer&apos;s 22</source>
        <translation>تعادل عند 22 للموزع</translation>
    </message>
    <message>
        <source>two gold cards of the dealer shown at once</source>
        <translation>كشف ورقتي الموزع الذهبيتين فورًا</translation>
    </message>
    <message>
        <source>hands that can be given up</source>
        <translation>أيدٍ يمكن التنازل عنها</translation>
    </message>
    <message>
        <source>a blackjack that pays %1</source>
        <translation>بلاك جاك يدفع %1</translation>
    </message>
    <message>
        <source>insurance that pays %1</source>
        <translation>تأمين يدفع %1</translation>
    </message>
    <message>
        <source>no peek at the hole card</source>
        <translation>بلا نظر إلى الورقة المخفية</translation>
    </message>
    <message>
        <source>a dealer who hits soft %1</source>
        <translation>موزع يسحب على %1 ناعم</translation>
    </message>
    <message>
        <source>a dealer who stands on %1</source>
        <translation>موزع يقف على %1</translation>
    </message>
    <message numerus="yes">
        <source>pairs split into as many as %n hands</source>
        <translation>
            <numerusform>أزواج بلا تقسيم</numerusform>
            <numerusform>أزواج تبقى يدًا واحدة</numerusform>
            <numerusform>أزواج تُقسم إلى يدين</numerusform>
            <numerusform>أزواج تُقسم حتى %n أيدٍ</numerusform>
            <numerusform>أزواج تُقسم حتى %n يدًا</numerusform>
            <numerusform>أزواج تُقسم حتى %n يد</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand a round</source>
        <translation>يد واحدة في الجولة</translation>
    </message>
    <message numerus="yes">
        <source>%n side bets</source>
        <translation>
            <numerusform>بلا رهانات جانبية</numerusform>
            <numerusform>رهان جانبي واحد</numerusform>
            <numerusform>رهانان جانبيان</numerusform>
            <numerusform>%n رهانات جانبية</numerusform>
            <numerusform>%n رهانًا جانبيًا</numerusform>
            <numerusform>%n رهان جانبي</numerusform>
        </translation>
    </message>
    <message>
        <source>the side bet %1</source>
        <translation>الرهان الجانبي %1</translation>
    </message>
    <message>
        <source>the side bets %1</source>
        <translation>الرهانات الجانبية %1</translation>
    </message>
    <message>
        <source>the usual rules</source>
        <translation>القواعد المعتادة</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>A round of %1 played for %2 is waiting for you. Finish it first.</source>
        <translation>جولة من %1 بانتظارك بعملة %2. أنهها أولًا.</translation>
    </message>
    <message>
        <source>Dealer wins ties</source>
        <translation>عند التساوي يفوز الموزع</translation>
    </message>
    <message>
        <source>a dealer who wins ties</source>
        <translation>موزع يفوز عند التساوي</translation>
    </message>
    <message>
        <source>dealer wins ties</source>
        <translation>الموزع يفوز عند التساوي</translation>
    </message>
    <message numerus="yes">
        <source>%n-card Charlie</source>
        <comment>a hand of so many cards that isn&apos;t bust wins</comment>
        <translation>
            <numerusform>تشارلي من %n ورقة</numerusform>
            <numerusform>تشارلي من ورقة واحدة</numerusform>
            <numerusform>تشارلي من ورقتين</numerusform>
            <numerusform>تشارلي من %n أوراق</numerusform>
            <numerusform>تشارلي من %n ورقة</numerusform>
            <numerusform>تشارلي من %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Player&apos;s 21 wins ties</source>
        <translation>عند تساوي 21 يفوز اللاعب</translation>
    </message>
    <message>
        <source>a 21 of yours that wins ties</source>
        <translation>21 تفوز عند التساوي</translation>
    </message>
    <message numerus="yes">
        <source>%n cards that win unless they bust</source>
        <translation>
            <numerusform>%n ورقة تفوز ما لم تتجاوز 21</numerusform>
            <numerusform>ورقة واحدة تفوز ما لم تتجاوز 21</numerusform>
            <numerusform>ورقتان تفوزان ما لم تتجاوزا 21</numerusform>
            <numerusform>%n أوراق تفوز ما لم تتجاوز 21</numerusform>
            <numerusform>%n ورقة تفوز ما لم تتجاوز 21</numerusform>
            <numerusform>%n ورقة تفوز ما لم تتجاوز 21</numerusform>
        </translation>
    </message>
    <message>
        <source>doubles after hits too</source>
        <translation>المضاعفة بعد السحب أيضًا</translation>
    </message>
    <message>
        <source>21 wins ties</source>
        <translation>21 تفوز عند التساوي</translation>
    </message>
    <message>
        <source>no hole card</source>
        <translation>بلا ورقة مخفية</translation>
    </message>
    <message>
        <source>Both dealer cards are open</source>
        <translation>ورقتا الموزع مكشوفتان</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>مكافآت 21</translation>
    </message>
    <message>
        <source>a dealer who hides no card</source>
        <translation>موزع لا يخفي أي ورقة</translation>
    </message>
    <message>
        <source>bonuses for some hands of 21</source>
        <translation>مكافآت لبعض الأيدي التي تبلغ 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks</source>
        <translation>
            <numerusform>بلا رزم إسبانية</numerusform>
            <numerusform>رزمة إسبانية واحدة</numerusform>
            <numerusform>رزمتان إسبانيتان</numerusform>
            <numerusform>%n رزم إسبانية</numerusform>
            <numerusform>%n رزمة إسبانية</numerusform>
            <numerusform>%n رزمة إسبانية</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender after a double</source>
        <translation>استسلام بعد المضاعفة</translation>
    </message>
    <message>
        <source>both dealer cards open</source>
        <translation>ورقتا الموزع مكشوفتان</translation>
    </message>
    <message>
        <source>bonuses for 21</source>
        <translation>مكافآت 21</translation>
    </message>
    <message>
        <source>Blackjack of spades pays %1</source>
        <translation>بلاك جاك بستوني يدفع %1</translation>
    </message>
    <message>
        <source>Blackjack of hearts pays %1</source>
        <translation>بلاك جاك كبة يدفع %1</translation>
    </message>
    <message>
        <source>Blackjack of diamonds pays %1</source>
        <translation>بلاك جاك ديناري يدفع %1</translation>
    </message>
    <message>
        <source>Blackjack of clubs pays %1</source>
        <translation>بلاك جاك سباتي يدفع %1</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays %1</source>
        <translation>بلاك جاك من نوع واحد يدفع %1</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack always wins</source>
        <translation>بلاك جاك اللاعب يفوز دائمًا</translation>
    </message>
    <message>
        <source>Free doubles and splits</source>
        <translation>مضاعفة وتقسيم مجانيان</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>مضاعفة مجانية</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>تقسيم مجاني</translation>
    </message>
    <message>
        <source>doubles and splits that the house stakes for you</source>
        <translation>مضاعفة وتقسيم على حساب الكازينو</translation>
    </message>
    <message>
        <source>doubles that the house stakes for you</source>
        <translation>مضاعفة على حساب الكازينو</translation>
    </message>
    <message>
        <source>splits that the house stakes for you</source>
        <translation>تقسيم على حساب الكازينو</translation>
    </message>
    <message>
        <source>a blackjack of yours that always wins</source>
        <translation>بلاك جاك لك يفوز دائمًا</translation>
    </message>
    <message>
        <source>more for a blackjack of one suit</source>
        <translation>دفع أكثر للبلاك جاك من نوع واحد</translation>
    </message>
    <message>
        <source>redoubling</source>
        <translation>إعادة المضاعفة</translation>
    </message>
    <message>
        <source>surrender at any time</source>
        <translation>استسلام في أي وقت</translation>
    </message>
    <message>
        <source>free doubles</source>
        <translation>مضاعفة مجانية</translation>
    </message>
    <message>
        <source>free splits</source>
        <translation>تقسيم مجاني</translation>
    </message>
    <message>
        <source>your blackjack always wins</source>
        <translation>البلاك جاك لديك يفوز دائمًا</translation>
    </message>
    <message>
        <source>Player&apos;s 21 always wins</source>
        <translation>21 للاعب تفوز دائمًا</translation>
    </message>
    <message>
        <source>a 21 of yours that always wins</source>
        <translation>21 لديك تفوز دائمًا</translation>
    </message>
    <message>
        <source>21 always wins</source>
        <translation>21 تفوز دائمًا</translation>
    </message>
</context>
<context>
    <name>openshoe::app::AutoPlayer</name>
    <message>
        <source>the table has not moved for two minutes</source>
        <translation>لم تتحرك الطاولة منذ دقيقتين</translation>
    </message>
    <message>
        <source>no stake could be placed: %1</source>
        <translation>تعذر وضع أي رهان: %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation>تعذرت كتابة %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AboutController</name>
    <message>
        <source>Open Shoe %1 with Qt %2</source>
        <translation>Open Shoe %1 مع Qt %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln files</source>
        <translation>
            <numerusform>%1 بلا ملفات</numerusform>
            <numerusform>%1 في ملف واحد</numerusform>
            <numerusform>%1 في ملفين</numerusform>
            <numerusform>%1 في %Ln ملفات</numerusform>
            <numerusform>%1 في %Ln ملفًا</numerusform>
            <numerusform>%1 في %Ln ملف</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountDeletion</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>لا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes for good: the account %1 with %2, its wallets, shoes, notes and limits. Backups made earlier still hold them.</source>
        <translation>ما يُحذف نهائيًا: الحساب %1 مع %2، ومحافظه وصناديقه وملاحظاته وحدوده. تبقى في النسخ الاحتياطية السابقة.</translation>
    </message>
    <message>
        <source>It is the only account, so it stays.</source>
        <translation>إنه الحساب الوحيد، فهو باقٍ.</translation>
    </message>
    <message>
        <source>One of its rounds is still open. Finish it first.</source>
        <translation>إحدى جولاته ما زالت مفتوحة. أنهها أولًا.</translation>
    </message>
    <message>
        <source>A break is running. The account can be deleted once it is over.</source>
        <translation>هناك استراحة جارية. يمكن حذف الحساب بعد انتهائها.</translation>
    </message>
    <message>
        <source>A limit is set for it. Remove that first; the account can be deleted once the removal has taken effect.</source>
        <translation>له حد مضبوط. أزله أولًا؛ يمكن حذف الحساب بعد سريان الإزالة.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>‏%1 ليس ملفًا على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The account %1 was deleted.</source>
        <translation>حُذف الحساب %1.</translation>
    </message>
    <message>
        <source>The account %1 was deleted. Its record is in %2.</source>
        <translation>حُذف الحساب %1. سجله في %2.</translation>
    </message>
    <message>
        <source>%1 Nothing was deleted.</source>
        <translation>%1 لم يُحذف شيء.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountsModel</name>
    <message>
        <source>The account %1 is ready, with play money in every wallet.</source>
        <translation>أُنشئ الحساب %1، وفي كل محفظة نقود لعب.</translation>
    </message>
    <message>
        <source>Your wallet now holds %1.</source>
        <translation>في محفظتك الآن %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>استرجاع</translation>
    </message>
    <message>
        <source>The top-up was taken back. Your wallet now holds %1.</source>
        <translation>استُرجع الشحن. في محفظتك الآن %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::BackupsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>لا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>last round %1</source>
        <translation>آخر جولة: %1</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>سليمة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed or missing</source>
        <translation>
            <numerusform>لا سجلات متغيرة أو مفقودة</numerusform>
            <numerusform>سجل واحد متغير أو مفقود</numerusform>
            <numerusform>سجلان متغيران أو مفقودان</numerusform>
            <numerusform>%Ln سجلات متغيرة أو مفقودة</numerusform>
            <numerusform>%Ln سجلًا متغيرًا أو مفقودًا</numerusform>
            <numerusform>%Ln سجل متغير أو مفقود</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CellDetail</name>
    <message>
        <source>under %1</source>
        <translation>أقل من %1</translation>
    </message>
    <message>
        <source>No hand leads to this cell.</source>
        <translation>لا تصل أي يد إلى هذه الخلية.</translation>
    </message>
    <message>
        <source>Surrender comes before the dealer peeks; the figures of the other plays assume no dealer blackjack.</source>
        <translation>الاستسلام يسبق نظر الموزع؛ وقيم الخيارات الأخرى على أساس موزع بلا بلاك جاك.</translation>
    </message>
    <message>
        <source>The same play is best whatever cards make the hand.</source>
        <translation>الخيار نفسه هو الأفضل أيًا كانت أوراق اليد.</translation>
    </message>
    <message>
        <source>Another play is better with these cards, %1 of such hands</source>
        <translation>خيار آخر أفضل مع هذه الأوراق، %1 من هذه الأيدي</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ChallengeController</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>‏%1 ليس ملفًا على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>تتعذر كتابة %1: %2</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>كُتب في %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>تتعذر قراءة %1: %2</translation>
    </message>
    <message>
        <source>Its rules differ from those of your %1: %2</source>
        <comment>a game, sentences</comment>
        <translation>تختلف قواعده عن قواعد %1 لديك: %2</translation>
    </message>
    <message>
        <source>You don&apos;t have this game. The file holds its rules.</source>
        <translation>ليست لديك هذه اللعبة. قواعدها في الملف.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, with %1 staked</source>
        <translation>
            <numerusform>لا جولات، بمجموع رهانات %1</numerusform>
            <numerusform>جولة واحدة، بمجموع رهانات %1</numerusform>
            <numerusform>جولتان، بمجموع رهانات %1</numerusform>
            <numerusform>%Ln جولات، بمجموع رهانات %1</numerusform>
            <numerusform>%Ln جولة، بمجموع رهانات %1</numerusform>
            <numerusform>%Ln جولة، بمجموع رهانات %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first, then play the challenge.</source>
        <translation>أنهِ هذه الجولة أولًا، ثم العب التحدي.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>الجولة التالية</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Sender</source>
        <comment>of a challenge</comment>
        <translation>المرسل</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>to a challenge</comment>
        <translation>الرد</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Challenge somebody</source>
        <translation>تحدَّ أحدًا</translation>
    </message>
    <message>
        <source>Challenge, round %1 of %2</source>
        <translation>التحدي، الجولة %1 من %2</translation>
    </message>
    <message>
        <source>A challenge: %1</source>
        <comment>a game</comment>
        <translation>تحدٍّ: %1</translation>
    </message>
    <message>
        <source>A challenge from %1: %2</source>
        <comment>somebody, a game</comment>
        <translation>تحدٍّ من %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CoachController</name>
    <message>
        <source>Best: %1</source>
        <translation>الأفضل: %1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>متساوية الجودة: %1</translation>
    </message>
    <message>
        <source>Equally good: %1. Others: %2</source>
        <translation>متساوية الجودة: %1. غيرها: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CompareController</name>
    <message>
        <source>%1, trial rules</source>
        <translation>%1، قواعد تجريبية</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <translation>%1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>Differs. %1: %2 %3: %4 Alone %5, in turn %6.</source>
        <translation>مختلف. %1: %2 %3: %4 منفردة %5، بالتتابع %6.</translation>
    </message>
    <message>
        <source>Both: %1</source>
        <translation>كلتاهما: %1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>لا فرق</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>House edge %1 and %2. %3.</source>
        <translation>أفضلية الكازينو %1 و%2. %3.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>المختلف</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>منفردة</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>بالتتابع</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>المشترك</translation>
    </message>
    <message>
        <source>%1 In an hour: %2.</source>
        <comment>a rule that differs, money</comment>
        <translation>%1 في الساعة: %2.</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>أفضلية الكازينو في الرهانات الجانبية، وفي الساعة بالرهان نفسه على كل منها</translation>
    </message>
    <message>
        <source>The second is %1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>الثانية أفضل لك بمقدار %1، نحو %2 في الساعة</translation>
    </message>
    <message>
        <source>The second is %1 better for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>الثانية أفضل للكازينو بمقدار %1، نحو %2 في الساعة</translation>
    </message>
    <message>
        <source>Alone: what the first game&apos;s return gains when only this rule is taken from the second. In turn: what it gains when the rules are changed one after another; these add up. Both in percentage points, and in money beneath, in an hour.</source>
        <translation>منفردة: ما يكسبه عائد اللعبة الأولى إذا صارت هذه القاعدة وحدها كما في الثانية. بالتتابع: ما يكسبه إذا غُيّرت القواعد واحدة بعد أخرى؛ وهذه تُجمع. كلاهما بالنقاط المئوية، وتحتهما بالمال في الساعة.</translation>
    </message>
    <message>
        <source>In an hour</source>
        <translation>في الساعة</translation>
    </message>
    <message>
        <source>%1: %2 and %3.</source>
        <comment>at what stake; what each of two games costs</comment>
        <translation>%1: %2 و%3.</translation>
    </message>
    <message>
        <source>Hands that are played differently</source>
        <translation>الأيدي التي تُلعب بشكل مختلف</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountCards</name>
    <message>
        <source>The game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>What a card gone changes</source>
        <translation>ما يغيّره غياب ورقة</translation>
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
        <translation>%1. التوافق %2.</translation>
    </message>
    <message>
        <source>Per cent, same play</source>
        <translation>بالمئة، اللعب نفسه</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>بالمئة</translation>
    </message>
    <message>
        <source>Per cent, best play</source>
        <translation>بالمئة، اللعب الأمثل</translation>
    </message>
    <message>
        <source>Tags up to %1</source>
        <translation>قيم حتى %1</translation>
    </message>
    <message>
        <source>What you win more of a stake if one such card is gone from the full shoe: with the play of the full shoe kept, and with the best play for each shoe.</source>
        <translation>كم تربح أكثر من الرهان إن غابت ورقة كهذه من الصندوق الكامل: مع إبقاء لعب الصندوق الكامل، ومع اللعب الأمثل لكل صندوق.</translation>
    </message>
    <message>
        <source>What the bet wins more if one such card is gone from the full shoe; the mean of the four suits.</source>
        <translation>كم يربح الرهان أكثر إن غابت ورقة كهذه من الصندوق الكامل؛ متوسط الأنواع الأربعة.</translation>
    </message>
    <message>
        <source>Betting correlation: %1</source>
        <translation>ارتباط الرهان: %1</translation>
    </message>
    <message>
        <source>Insurance correlation: %1</source>
        <translation>ارتباط التأمين: %1</translation>
    </message>
    <message>
        <source>Playing efficiency, measured: %1</source>
        <translation>كفاءة اللعب، مقيسة: %1</translation>
    </message>
    <message>
        <source>Playing efficiency: known once the plays have been looked for</source>
        <translation>كفاءة اللعب: تُعرف بعد البحث عن القرارات</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>الورقة</translation>
    </message>
    <message>
        <source>Taking cards away, one of each…</source>
        <translation>تُنزع الأوراق واحدة من كل نوع…</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountPlays</name>
    <message>
        <source>Some hundred shoes in use are solved to find the plays that follow the count. It takes up to a minute or two, once in each game.</source>
        <translation>تُحلّ بضع مئات من الصناديق المستعملة لإيجاد القرارات التي تتبع العدّ. يستغرق ذلك دقيقة أو دقيقتين، مرة في كل لعبة.</translation>
    </message>
    <message>
        <source>%1, otherwise %2</source>
        <comment>a play, what else is done</comment>
        <translation>%1، وإلا %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a count</comment>
        <translation>%1 أو أكثر</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <comment>a count</comment>
        <translation>%1 أو أقل</translation>
    </message>
    <message>
        <source>%1: %2 at a count of %3. Early, middle and late in the shoe: %4. Earns %5 of all.</source>
        <translation>%1: %2 عند عدّ %3. في أول الصندوق ووسطه وآخره: %4. يكسب %5 من الكل.</translation>
    </message>
    <message>
        <source>Together they earn %1 of the smallest stake a round with stakes of 1 to 8, and %2 with one stake always.</source>
        <translation>تكسب معًا %1 من أصغر رهان في الجولة برهانات من 1 إلى 8، و%2 برهان واحد دائمًا.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountQuestion</name>
    <message>
        <source>The one chosen on the page Counting</source>
        <translation>المختار في صفحة العدّ</translation>
    </message>
    <message>
        <source>Before the shuffle: what is your count, by %1?</source>
        <comment>a count system</comment>
        <translation>قبل الخلط: ما عدّك بنظام %1؟</translation>
    </message>
    <message>
        <source>What is your count now, by %1?</source>
        <comment>a count system</comment>
        <translation>ما عدّك الآن بنظام %1؟</translation>
    </message>
    <message>
        <source>Right: the count is %1.</source>
        <translation>صحيح: العدّ %1.</translation>
    </message>
    <message>
        <source>Not %1: the count is %2.</source>
        <translation>ليس %1: العدّ %2.</translation>
    </message>
    <message>
        <source>About %1 decks are left.</source>
        <comment>a number</comment>
        <translation>بقي نحو %1 من الرزم.</translation>
    </message>
    <message>
        <source>Not %1 decks: about %2 are left.</source>
        <comment>numbers</comment>
        <translation>ليس %1 من الرزم: بقي نحو %2.</translation>
    </message>
    <message>
        <source>The true count is %1.</source>
        <translation>العدّ الحقيقي %1.</translation>
    </message>
    <message>
        <source>Type your count: a number such as %1.</source>
        <translation>اكتب عدّك: رقمًا مثل %1.</translation>
    </message>
    <message>
        <source>Type how many decks are left, in quarters: %1 to %2.</source>
        <translation>اكتب كم رزمة بقيت، بالأرباع: من %1 إلى %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSides</name>
    <message>
        <source>This game has no side bets.</source>
        <translation>ليس في هذه اللعبة رهانات جانبية.</translation>
    </message>
    <message>
        <source>With a shuffle before every round no side bet is ever worth more than at other times.</source>
        <translation>مع الخلط قبل كل جولة لا تزيد قيمة أي رهان جانبي في وقت عن آخر.</translation>
    </message>
    <message>
        <source>Watching the side bets in a thousand shoes…</source>
        <translation>تُراقَب الرهانات الجانبية في ألف صندوق…</translation>
    </message>
    <message>
        <source>Staked in every round it loses %1 of the stake.</source>
        <translation>في كل جولة يخسر %1 من الرهان.</translation>
    </message>
    <message>
        <source>Staked in every round it wins %1 of the stake.</source>
        <translation>في كل جولة يربح %1 من الرهان.</translation>
    </message>
    <message>
        <source>Before the cut card it is never worth its stake.</source>
        <translation>قبل ورقة القطع لا يستحق رهانه أبدًا.</translation>
    </message>
    <message>
        <source>Who knew every card left would stake in %1 of the rounds, and win %2 of a stake in each of them.</source>
        <translation>من عرف كل ورقة باقية لراهن في %1 من الجولات وربح %2 من الرهان في كل منها.</translation>
    </message>
    <message>
        <source>%1 catches nothing of that.</source>
        <comment>a count&apos;s name</comment>
        <translation>لا يلتقط %1 شيئًا من ذلك.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking from a count of %3 on: in %4 of the rounds.</source>
        <translation>يلتقط %1 نسبة %2 من ذلك بالرهان من عدّ %3 فأعلى: في %4 من الجولات.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking up to a count of %3: in %4 of the rounds.</source>
        <translation>يلتقط %1 نسبة %2 من ذلك بالرهان حتى عدّ %3: في %4 من الجولات.</translation>
    </message>
    <message>
        <source>The best count made for this bet, with a tag for every single card, would catch %1.</source>
        <translation>أفضل عدّ يوضع لهذا الرهان، بقيمة لكل ورقة على حدة، يلتقط %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSystems</name>
    <message>
        <source>I don&apos;t count</source>
        <translation>لا أعدّ</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n systems of your own are kept. Remove one first.</source>
        <translation>
            <numerusform>لا يُحفظ أكثر من %n نظام من أنظمتك. أزل واحدًا أولًا.</numerusform>
            <numerusform>لا يُحفظ أكثر من %n نظام من أنظمتك. أزل واحدًا أولًا.</numerusform>
            <numerusform>لا يُحفظ أكثر من %n نظام من أنظمتك. أزل واحدًا أولًا.</numerusform>
            <numerusform>لا يُحفظ أكثر من %n نظام من أنظمتك. أزل واحدًا أولًا.</numerusform>
            <numerusform>لا يُحفظ أكثر من %n نظام من أنظمتك. أزل واحدًا أولًا.</numerusform>
            <numerusform>لا يُحفظ أكثر من %n نظام من أنظمتك. أزل واحدًا أولًا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountingController</name>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n رزمة</numerusform>
            <numerusform>رزمة واحدة</numerusform>
            <numerusform>رزمتان</numerusform>
            <numerusform>%n رزم</numerusform>
            <numerusform>%n رزمة</numerusform>
            <numerusform>%n رزمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n يد</numerusform>
            <numerusform>يد واحدة</numerusform>
            <numerusform>يدان</numerusform>
            <numerusform>%n أيدٍ</numerusform>
            <numerusform>%n يدًا</numerusform>
            <numerusform>%n يد</numerusform>
        </translation>
    </message>
    <message>
        <source>Full Kelly</source>
        <translation>كيلي كامل</translation>
    </message>
    <message>
        <source>Three quarters of Kelly</source>
        <translation>ثلاثة أرباع كيلي</translation>
    </message>
    <message>
        <source>Half of Kelly</source>
        <translation>نصف كيلي</translation>
    </message>
    <message>
        <source>A third of Kelly</source>
        <translation>ثلث كيلي</translation>
    </message>
    <message>
        <source>A quarter of Kelly</source>
        <translation>ربع كيلي</translation>
    </message>
    <message>
        <source>Following every session to its end</source>
        <translation>تُتبَع كل جلسة حتى نهايتها</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>تُحلَّل اللعبة</translation>
    </message>
    <message>
        <source>Dealing rounds</source>
        <translation>تُوزَّع الجولات</translation>
    </message>
    <message>
        <source>Taking cards away</source>
        <translation>تُنزع الأوراق</translation>
    </message>
    <message>
        <source>Solving shoes in use</source>
        <translation>تُحلّ صناديق مستعملة</translation>
    </message>
    <message>
        <source>Looking for the plays that follow the count</source>
        <translation>يُبحث عن القرارات التي تتبع العدّ</translation>
    </message>
    <message>
        <source>Watching the side bets</source>
        <translation>تُراقَب الرهانات الجانبية</translation>
    </message>
    <message>
        <source>A bankroll of %1 can&apos;t pay for %2 in one round. Take a larger one, or smaller stakes.</source>
        <translation>رصيد %1 لا يكفي لدفع %2 في جولة واحدة. خذ رصيدًا أكبر أو رهانات أصغر.</translation>
    </message>
    <message numerus="yes">
        <source>After %n hours you would be behind about %1.</source>
        <comment>an hour or more, how often</comment>
        <translation>
            <numerusform>بعد %n ساعة تكون خاسرًا نحو %1.</numerusform>
            <numerusform>بعد ساعة تكون خاسرًا نحو %1.</numerusform>
            <numerusform>بعد ساعتين تكون خاسرًا نحو %1.</numerusform>
            <numerusform>بعد %n ساعات تكون خاسرًا نحو %1.</numerusform>
            <numerusform>بعد %n ساعة تكون خاسرًا نحو %1.</numerusform>
            <numerusform>بعد %n ساعة تكون خاسرًا نحو %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average you would win %1.</source>
        <translation>في المتوسط تربح %1.</translation>
    </message>
    <message>
        <source>On average you would lose %1.</source>
        <translation>في المتوسط تخسر %1.</translation>
    </message>
    <message>
        <source>The bankroll would be gone before then %1.</source>
        <comment>how often</comment>
        <translation>ينفد الرصيد قبل ذلك: %1.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, by basic strategy.</source>
        <comment>very many</comment>
        <translation>من %1 جولة محاكاة، بالاستراتيجية الأساسية.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, with the plays that follow the count.</source>
        <comment>very many</comment>
        <translation>من %1 جولة محاكاة، بالقرارات التي تتبع العدّ.</translation>
    </message>
    <message>
        <source>The smallest stake here is %1.</source>
        <translation>أصغر رهان هنا %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>اكتب عددًا صحيحًا من %1 إلى %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DataFile</name>
    <message>
        <source>Player</source>
        <translation>لاعب</translation>
    </message>
    <message>
        <source>That didn&apos;t work, and nothing has changed. %1</source>
        <translation>لم ينجح ذلك، ولم يتغير شيء. %1</translation>
    </message>
    <message>
        <source>The last game may not be on record in full: %1.</source>
        <translation>قد لا تكون آخر لعبة محفوظة كاملة: %1.</translation>
    </message>
    <message>
        <source>A round could not be finished: %1</source>
        <translation>تعذر إنهاء جولة: %1</translation>
    </message>
    <message>
        <source>The round that was stopped is now cancelled on disk too, and its stakes are returned.</source>
        <translation>أُلغيت الجولة المتوقفة على القرص أيضًا، وأُعيدت رهاناتها.</translation>
    </message>
    <message>
        <source>An interrupted round was finished by the no-answer rule.</source>
        <translation>أُنهيت جولة متوقفة وفق قاعدة عدم الرد.</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made. %1</source>
        <translation>تعذر إنشاء نسخة اليوم الاحتياطية. %1</translation>
    </message>
    <message>
        <source>The backup of %1 has been made.</source>
        <translation>أُنشئت نسخة %1 الاحتياطية.</translation>
    </message>
    <message>
        <source>The backup could not be made. %1</source>
        <translation>تعذر إنشاء النسخة الاحتياطية. %1</translation>
    </message>
    <message>
        <source>Setting the damaged file aside and reading the backup…</source>
        <translation>جارٍ عزل الملف التالف وقراءة النسخة الاحتياطية…</translation>
    </message>
    <message>
        <source>The backup is in place.</source>
        <translation>النسخة الاحتياطية في مكانها.</translation>
    </message>
    <message>
        <source>The backup is in place. The damaged file is kept as %1.</source>
        <translation>النسخة الاحتياطية في مكانها. وحُفظ الملف التالف باسم %1.</translation>
    </message>
    <message>
        <source>The backup is in place. What was there before is kept as %1.</source>
        <translation>النسخة الاحتياطية في مكانها. وحُفظ ما كان قبلها باسم %1.</translation>
    </message>
    <message>
        <source>Setting the damaged file aside…</source>
        <translation>جارٍ عزل الملف التالف…</translation>
    </message>
    <message>
        <source>You are starting afresh. The damaged file is kept as %1.</source>
        <translation>تبدأ من جديد. وحُفظ الملف التالف باسم %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DateRange</name>
    <message>
        <source>All days</source>
        <translation>كل الأيام</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <comment>the last ones</comment>
        <translation>
            <numerusform>لا أيام</numerusform>
            <numerusform>آخر يوم</numerusform>
            <numerusform>آخر يومين</numerusform>
            <numerusform>آخر %n أيام</numerusform>
            <numerusform>آخر %n يومًا</numerusform>
            <numerusform>آخر %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>From … to …</source>
        <comment>days that are written</comment>
        <translation>من … إلى …</translation>
    </message>
    <message>
        <source>Type a date like %1.</source>
        <translation>اكتب اليوم على هذا النحو: %1.</translation>
    </message>
    <message>
        <source>This day comes before the first day.</source>
        <translation>هذا اليوم يسبق اليوم الأول.</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>أمس</translation>
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
        <translation>الرزمة المختارة سابقًا لم تعد على هذا الحاسوب. تُعرض أوراقنا.</translation>
    </message>
    <message>
        <source>The file of the deck you chose can&apos;t be used. Our own cards are shown instead.</source>
        <translation>لا يمكن استخدام ملف الرزمة المختارة. تُعرض أوراقنا.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::EditorFigures</name>
    <message>
        <source>%1 → %2</source>
        <comment>a play that becomes another</comment>
        <translation>%1 ← %2</translation>
    </message>
    <message>
        <source>Every cell of the chart is played as under the saved rules.</source>
        <translation>تُلعب كل خلايا الجدول كما في القواعد المحفوظة.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the chart are played differently:</source>
        <translation>
            <numerusform>لا تُلعب أي خلية من الجدول بشكل مختلف:</numerusform>
            <numerusform>تُلعب خلية واحدة من الجدول بشكل مختلف:</numerusform>
            <numerusform>تُلعب خليتان من الجدول بشكل مختلف:</numerusform>
            <numerusform>تُلعب %n خلايا من الجدول بشكل مختلف:</numerusform>
            <numerusform>تُلعب %n خلية من الجدول بشكل مختلف:</numerusform>
            <numerusform>تُلعب %n خلية من الجدول بشكل مختلف:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>cells of the chart</comment>
        <translation>
            <numerusform>ولا خلية غيرها.</numerusform>
            <numerusform>وخلية أخرى.</numerusform>
            <numerusform>وخليتان أخريان.</numerusform>
            <numerusform>و%n خلايا أخرى.</numerusform>
            <numerusform>و%n خلية أخرى.</numerusform>
            <numerusform>و%n خلية أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1، نحو %2 في الساعة</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ElsewhereController</name>
    <message>
        <source>The round is still being played.</source>
        <translation>ما زالت الجولة جارية.</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end.</source>
        <translation>لا يمكن قراءة المحفوظ من هذه الجولة حتى نهايتها.</translation>
    </message>
    <message>
        <source>No cards were dealt, or they are not those of the round&apos;s shoe.</source>
        <translation>لم توزَّع أوراق، أو أنها ليست أوراق صندوق الجولة.</translation>
    </message>
    <message>
        <source>Imagined: the cards of round %1 in %2</source>
        <translation>تخيّلي: أوراق الجولة %1 في %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>الجولة %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>الجولة %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FairnessController</name>
    <message>
        <source>Copied shoe %1 as JSON</source>
        <translation>نُسخ الصندوق %1 بصيغة JSON</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>الصندوق %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FileSaver</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>‏%1 ليس ملفًا على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>كُتب في %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <comment>a file, and the system&apos;s reason</comment>
        <translation>تتعذر كتابة %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FinishedShoesModel</name>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 من %2 ورقة</translation>
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
        <translation>لم تعد هذه اللعبة موجودة.</translation>
    </message>
    <message>
        <source>“%1” is now one of your own games.</source>
        <translation>«%1» الآن لعبة خاصة بك.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>حُذفت «%1».</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>أُعيدت «%1».</translation>
    </message>
    <message>
        <source>%1 still can&apos;t be used.</source>
        <translation>ما زال استخدام %1 غير ممكن.</translation>
    </message>
    <message>
        <source>The folder is %1</source>
        <translation>المجلد هو %1</translation>
    </message>
    <message>
        <source>“%1” has the same id as “%2”. It would be imported as “%3”.</source>
        <translation>معرّف «%1» هو نفسه معرّف «%2». ستُستورد باسم «%3».</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>ليس ملفًا على هذا الحاسوب: %1</translation>
    </message>
    <message>
        <source>It is already one of your games: “%1”.</source>
        <translation>إنها من ألعابك بالفعل: «%1».</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>استُوردت «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were imported.</source>
        <translation>
            <numerusform>لم تُستورد أي لعبة.</numerusform>
            <numerusform>استُوردت لعبة واحدة.</numerusform>
            <numerusform>استُوردت لعبتان.</numerusform>
            <numerusform>استُوردت %Ln ألعاب.</numerusform>
            <numerusform>استُوردت %Ln لعبة.</numerusform>
            <numerusform>استُوردت %Ln لعبة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>كُتب في %1</translation>
    </message>
    <message>
        <source>“%1” is saved. It is hidden in the lobby.</source>
        <translation>تم حفظ «%1». وهي مخفية في الصالة.</translation>
    </message>
    <message>
        <source>“%1” is saved, and in the lobby.</source>
        <translation>تم حفظ «%1»، وهي في الصالة.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>العب الآن</translation>
    </message>
</context>
<context>
    <name>openshoe::models::GamesModel</name>
    <message>
        <source>%1 can&apos;t be used. %2</source>
        <translation>لا يمكن استخدام %1. %2</translation>
    </message>
    <message>
        <source>Deleted. You can restore it until you quit.</source>
        <translation>محذوفة. يمكن إعادتها كما كانت إلى أن يُغلق البرنامج.</translation>
    </message>
    <message>
        <source>%1, deleted</source>
        <translation>%1، محذوفة</translation>
    </message>
    <message>
        <source>%1, hidden from the lobby. %2. %3</source>
        <translation>%1، مخفية من الصالة. %2. %3</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>أفضلية الكازينو %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandBuilder</name>
    <message>
        <source>Any hand</source>
        <translation>أي يد</translation>
    </message>
    <message>
        <source>Hard %1</source>
        <translation>%1 صلب</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>%1 ناعم</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>زوج %1</translation>
    </message>
    <message>
        <source>Any up card</source>
        <translation>أي ورقة مكشوفة</translation>
    </message>
    <message>
        <source>Any decision</source>
        <translation>أي قرار</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandCalculator</name>
    <message>
        <source>Hidden card unknown</source>
        <translation>الورقة المخفية مجهولة</translation>
    </message>
    <message>
        <source>Hidden card seen</source>
        <translation>شوهدت الورقة المخفية</translation>
    </message>
    <message>
        <source>Not from a split</source>
        <translation>ليست من تقسيم</translation>
    </message>
    <message numerus="yes">
        <source>One of %n hands from a split</source>
        <translation>
            <numerusform>إحدى الأيدي من تقسيم (%n)</numerusform>
            <numerusform>إحدى الأيدي من تقسيم (%n)</numerusform>
            <numerusform>إحدى الأيدي من تقسيم (%n)</numerusform>
            <numerusform>إحدى الأيدي من تقسيم (%n)</numerusform>
            <numerusform>إحدى الأيدي من تقسيم (%n)</numerusform>
            <numerusform>إحدى الأيدي من تقسيم (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>With the rules of %1, %2</source>
        <comment>a game, a round</comment>
        <translation>بقواعد %1، %2</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a card. Cards are A, 2 to 10, J, Q and K, with a suit if you like: A 7, 10♠, KH.</source>
        <translation>«%1» ليست ورقة. الأوراق هي A ومن 2 إلى 10 وJ وQ وK، مع الشكل إن شئت: A 7، 10♠، KH.</translation>
    </message>
    <message>
        <source>Only one card lies there, like 9 or 10♠.</source>
        <translation>هناك ورقة واحدة فقط، مثل 9 أو 10♠.</translation>
    </message>
    <message numerus="yes">
        <source>The shoe holds only %Ln cards.</source>
        <translation>
            <numerusform>لا يحوي الصندوق أي ورقة.</numerusform>
            <numerusform>لا يحوي الصندوق إلا ورقة واحدة.</numerusform>
            <numerusform>لا يحوي الصندوق إلا ورقتين.</numerusform>
            <numerusform>لا يحوي الصندوق إلا %Ln أوراق.</numerusform>
            <numerusform>لا يحوي الصندوق إلا %Ln ورقة.</numerusform>
            <numerusform>لا يحوي الصندوق إلا %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too often: this shoe holds %1 only %n times.</source>
        <extracomment>How often a card, &quot;7&quot;, &quot;10&quot; or &quot;AS&quot;, is in the shoe</extracomment>
        <translation>
            <numerusform>هذا كثير: ليس في هذا الصندوق %1.</numerusform>
            <numerusform>هذا كثير: في هذا الصندوق %1 مرة واحدة فقط.</numerusform>
            <numerusform>هذا كثير: في هذا الصندوق %1 مرتين فقط.</numerusform>
            <numerusform>هذا كثير: في هذا الصندوق %1 %n مرات فقط.</numerusform>
            <numerusform>هذا كثير: في هذا الصندوق %1 %n مرة فقط.</numerusform>
            <numerusform>هذا كثير: في هذا الصندوق %1 %n مرة فقط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand has at most %Ln cards.</source>
        <translation>
            <numerusform>ليس في اليد أوراق.</numerusform>
            <numerusform>في اليد ورقة واحدة على الأكثر.</numerusform>
            <numerusform>في اليد ورقتان على الأكثر.</numerusform>
            <numerusform>في اليد %Ln أوراق على الأكثر.</numerusform>
            <numerusform>في اليد %Ln ورقة على الأكثر.</numerusform>
            <numerusform>في اليد %Ln ورقة على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are worth %1. More than 21 is bust, and there is nothing to decide.</source>
        <translation>قيمة هذه الأوراق %1. ما فوق 21 تجاوز، ولا قرار فيه.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone, %1 not seen</source>
        <comment>from the shoe</comment>
        <translation>
            <numerusform>لم تخرج أوراق، %1 لم تُشاهد</numerusform>
            <numerusform>خرجت ورقة، %1 لم تُشاهد</numerusform>
            <numerusform>خرجت ورقتان، %1 لم تُشاهد</numerusform>
            <numerusform>خرجت %Ln أوراق، %1 لم تُشاهد</numerusform>
            <numerusform>خرجت %Ln ورقة، %1 لم تُشاهد</numerusform>
            <numerusform>خرجت %Ln ورقة، %1 لم تُشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>Give your hand two cards or more.</source>
        <translation>أعط يدك ورقتين أو أكثر.</translation>
    </message>
    <message>
        <source>Give the dealer a card.</source>
        <translation>أعط الموزع ورقة.</translation>
    </message>
    <message>
        <source>Say which hidden card you have seen.</source>
        <translation>اذكر الورقة المخفية التي رأيتها.</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3</source>
        <comment>a play, its worth</comment>
        <translation>%1: %2 رهان، %3</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3. %4</source>
        <comment>a play, its worth, “Best”</comment>
        <translation>%1: %2 رهان، %3. %4</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>of all plays</comment>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Take it</source>
        <comment>an offer</comment>
        <translation>خذه</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>an offer: taking it or not is worth the same</comment>
        <translation>سيّان</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>an offer</comment>
        <translation>ارفضه</translation>
    </message>
    <message>
        <source>Insurance, half a stake</source>
        <translation>التأمين، نصف رهان</translation>
    </message>
    <message>
        <source>22, a push by the rules</source>
        <translation>22، تعادل بحسب القواعد</translation>
    </message>
    <message numerus="yes">
        <source>With each of the %Ln cards counted that weren&apos;t seen; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>
            <numerusform>بحساب كل ورقة من %Ln لم تُشاهد؛ وعن التقسيم إلى أكثر من يدين انظر openshoe-cli analyze.</numerusform>
            <numerusform>بحساب كل ورقة من %Ln لم تُشاهد؛ وعن التقسيم إلى أكثر من يدين انظر openshoe-cli analyze.</numerusform>
            <numerusform>بحساب كل ورقة من %Ln لم تُشاهد؛ وعن التقسيم إلى أكثر من يدين انظر openshoe-cli analyze.</numerusform>
            <numerusform>بحساب كل ورقة من %Ln لم تُشاهد؛ وعن التقسيم إلى أكثر من يدين انظر openshoe-cli analyze.</numerusform>
            <numerusform>بحساب كل ورقة من %Ln لم تُشاهد؛ وعن التقسيم إلى أكثر من يدين انظر openshoe-cli analyze.</numerusform>
            <numerusform>بحساب كل ورقة من %Ln لم تُشاهد؛ وعن التقسيم إلى أكثر من يدين انظر openshoe-cli analyze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, with each of the %Ln cards counted that weren&apos;t seen.</source>
        <translation>
            <numerusform>دقيق، بحساب كل ورقة من %Ln لم تُشاهد.</numerusform>
            <numerusform>دقيق، بحساب كل ورقة من %Ln لم تُشاهد.</numerusform>
            <numerusform>دقيق، بحساب كل ورقة من %Ln لم تُشاهد.</numerusform>
            <numerusform>دقيق، بحساب كل ورقة من %Ln لم تُشاهد.</numerusform>
            <numerusform>دقيق، بحساب كل ورقة من %Ln لم تُشاهد.</numerusform>
            <numerusform>دقيق، بحساب كل ورقة من %Ln لم تُشاهد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer hasn&apos;t looked yet: a blackjack, %1 of the time, is in these figures.</source>
        <translation>لم يتحقق الموزع بعد: بلاك جاك، في %1 من الحالات، محسوب في هذه الأرقام.</translation>
    </message>
    <message>
        <source>Amounts for a stake of %1</source>
        <translation>المبالغ لرهان قدره %1</translation>
    </message>
    <message>
        <source>Both cards open</source>
        <translation>الورقتان مكشوفتان</translation>
    </message>
    <message>
        <source>Give the dealer a second card.</source>
        <translation>أعط الموزع ورقة ثانية.</translation>
    </message>
    <message>
        <source>No hidden card</source>
        <translation>بلا ورقة مخفية</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HourlyMoney</name>
    <message>
        <source>Costs next to nothing</source>
        <translation>لا تكلفة تُذكر</translation>
    </message>
    <message>
        <source>Gains about %1 an hour</source>
        <translation>تكسب نحو %1 في الساعة</translation>
    </message>
    <message>
        <source>Costs about %1 an hour</source>
        <translation>تكلّف نحو %1 في الساعة</translation>
    </message>
    <message numerus="yes">
        <source>At %1 a round, %Ln rounds an hour</source>
        <translation>
            <numerusform>بـ%1 في الجولة، بلا جولات في الساعة</numerusform>
            <numerusform>بـ%1 في الجولة، جولة في الساعة</numerusform>
            <numerusform>بـ%1 في الجولة، جولتان في الساعة</numerusform>
            <numerusform>بـ%1 في الجولة، %Ln جولات في الساعة</numerusform>
            <numerusform>بـ%1 في الجولة، %Ln جولة في الساعة</numerusform>
            <numerusform>بـ%1 في الجولة، %Ln جولة في الساعة</numerusform>
        </translation>
    </message>
    <message>
        <source>This game takes %1.</source>
        <comment>from the smallest stake to the largest</comment>
        <translation>تقبل هذه اللعبة %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>اكتب عددًا صحيحًا من %1 إلى %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyMap</name>
    <message>
        <source>No action is called “%1”.</source>
        <translation>لا يوجد إجراء بالمفاتيح باسم «%1».</translation>
    </message>
    <message>
        <source>There is no key “%1”.</source>
        <translation>لا يوجد مفتاح «%1».</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>المفتاح %1 مخصص لـ«%2» بالفعل.</translation>
    </message>
    <message>
        <source>Some keys in settings.ini can&apos;t be used; the defaults are used instead. %1</source>
        <translation>لا يمكن استخدام بعض المفاتيح في settings.ini، وتسري الأصلية مكانها. %1</translation>
    </message>
    <message>
        <source>This key can&apos;t be told apart from others. Use another one.</source>
        <translation>لا يمكن تمييز هذا المفتاح عن غيره. اختر مفتاحًا آخر.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used by itself. Press it together with another key.</source>
        <translation>لا يُستخدم %1 بمفرده. اضغطه مع مفتاح آخر.</translation>
    </message>
    <message>
        <source>Combinations with %1 belong to the desktop. Use %2 or %3.</source>
        <translation>التركيبات مع %1 تخص سطح المكتب. استخدم %2 أو %3.</translation>
    </message>
    <message>
        <source>Esc always closes what is open. Use another key.</source>
        <translation>يغلق Esc دائمًا ما هو مفتوح. اختر مفتاحًا آخر.</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Use another key.</source>
        <translation>المفتاح %1 مخصص دائمًا لـ«%2». اختر مفتاحًا آخر.</translation>
    </message>
    <message>
        <source>%1 presses the button that has the focus. Use another key.</source>
        <translation>المفتاح %1 يضغط الزر الذي عليه تركيز لوحة المفاتيح. اختر مفتاحًا آخر.</translation>
    </message>
    <message>
        <source>%1 is needed where text is typed. Press it together with %2 or %3.</source>
        <translation>المفتاح %1 لازم حيث يُكتب النص. اضغطه مع %2 أو %3.</translation>
    </message>
    <message>
        <source>%1 is for copying and pasting where text is typed. Use another key.</source>
        <translation>المفتاح %1 للنسخ واللصق حيث يُكتب النص. اختر مفتاحًا آخر.</translation>
    </message>
    <message>
        <source>no key: %1</source>
        <translation>بلا مفتاح: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>keys, what they do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keys keyboard shortcuts hotkeys remap bindings</source>
        <comment>words that rows are found by</comment>
        <translation>مفاتيح لوحة مفاتيح اختصارات تعيين تغيير أزرار</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyRecorder</name>
    <message>
        <source>Reassign the key?</source>
        <translation>نقل المفتاح؟</translation>
    </message>
    <message>
        <source>%1 is the key for “%2”, which would be left without one.</source>
        <translation>المفتاح %1 مخصص لـ«%2»، وسيبقى هذا من دون مفتاح.</translation>
    </message>
    <message>
        <source>%1 is a key for “%2”, which would be left with %3.</source>
        <translation>المفتاح %1 من مفاتيح «%2»، وسيبقى لهذا %3.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitWords</name>
    <message>
        <source>%1 min</source>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 س</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 س %2 د</translation>
    </message>
    <message>
        <source>A break runs until %1.</source>
        <translation>أنت في استراحة حتى %1.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until %1.</source>
        <translation>لقد استبعدت نفسك من اللعب حتى %1.</translation>
    </message>
    <message>
        <source>You have reached your time limit for today. The next day begins at %1.</source>
        <translation>بلغت الوقت الذي حددته لنفسك اليوم. يبدأ اليوم التالي في %1.</translation>
    </message>
    <message>
        <source>Your loss limit now allows stakes of at most %1.</source>
        <translation>حد الخسارة لا يترك لك الآن إلا رهانات حتى %1.</translation>
    </message>
    <message>
        <source>Your stake limit now allows stakes of at most %1.</source>
        <translation>حد الرهان لا يترك لك الآن إلا رهانات حتى %1.</translation>
    </message>
    <message>
        <source>You have reached your loss limit for today. The next day begins at %1.</source>
        <translation>بلغت حد خسارتك اليوم. يبدأ اليوم التالي في %1.</translation>
    </message>
    <message>
        <source>You have reached your stake limit for today. The next day begins at %1.</source>
        <translation>بلغت حد رهانك اليوم. يبدأ اليوم التالي في %1.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بلا حد</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitsController</name>
    <message>
        <source>%1 It was set in another data folder on this computer, and applies in this one too.</source>
        <translation>%1 حُدد ذلك في مجلد بيانات آخر على هذا الحاسوب، ويسري هنا أيضًا.</translation>
    </message>
    <message>
        <source>Your break holds, but only in this data folder. %1</source>
        <translation>استراحتك سارية، لكن في مجلد البيانات هذا فقط. %1</translation>
    </message>
    <message>
        <source>%1; from %2 on: %3</source>
        <translation>%1؛ اعتبارًا من %2: %3</translation>
    </message>
    <message>
        <source>%1 · %2 staked today</source>
        <translation>%1 · رهان اليوم %2</translation>
    </message>
    <message>
        <source>%1 · %2 lost today</source>
        <translation>%1 · خسارة اليوم %2</translation>
    </message>
    <message>
        <source>%1 · %2 played today</source>
        <translation>%1 · لعب اليوم %2</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>وقت اللعب %1</translation>
    </message>
    <message>
        <source>%1 staked, net %2</source>
        <translation>مجموع الرهانات %1، الصافي %2</translation>
    </message>
    <message>
        <source>Type an amount above 0, like 12.50.</source>
        <translation>اكتب مبلغًا أكبر من 0، مثل 12.50.</translation>
    </message>
    <message>
        <source>That applies from %1 on; until then nothing changes.</source>
        <translation>يسري ذلك اعتبارًا من %1، وحتى ذلك الحين لا يتغير شيء.</translation>
    </message>
    <message>
        <source>That applies from now on.</source>
        <translation>يسري ذلك من الآن.</translation>
    </message>
    <message>
        <source>You have played %1 today. Net result: %2.</source>
        <translation>لعبت اليوم %1. النتيجة الصافية: %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LiveRound</name>
    <message>
        <source>Your round stays as it is, stakes included, and resumes when you come back to this game.</source>
        <translation>تبقى جولتك كما هي برهاناتها، وتُستأنف عندما تعود إلى هذه اللعبة.</translation>
    </message>
    <message>
        <source>The round is finished for you: a hand of 11 or less hits until it is above 11, any other stands; insurance is declined. Whatever is returned goes into your wallet.</source>
        <translation>تُنهى الجولة نيابةً عنك: اليد التي مجموعها 11 أو أقل تسحب حتى تزيد على 11، وكل يد أخرى تقف، ويُرفض التأمين. وما يُسترد يعود إلى محفظتك.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>Give up hand %1?</source>
        <translation>التنازل عن اليد %1؟</translation>
    </message>
    <message>
        <source>Surrender hand %1?</source>
        <translation>الاستسلام باليد %1؟</translation>
    </message>
    <message>
        <source>You get %1 back.</source>
        <translation>تسترد %1.</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>الوقت المتبقي: %1</translation>
    </message>
    <message>
        <source>%1, %2 back</source>
        <comment>an action, an amount</comment>
        <translation>%1، %2 تعود إليك</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>متابعة اللعب</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LobbyModel</name>
    <message>
        <source>Wallet %1</source>
        <translation>المحفظة %1</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table.</source>
        <translation>لا يحق لحساب تجريبي الجلوس إلى هذه الطاولة.</translation>
    </message>
    <message>
        <source>A round is waiting. Until it is finished, no other game can be played for %1.</source>
        <translation>جولة بانتظارك. حتى تنهيها لا يمكن لعب لعبة أخرى بعملة %1.</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>العائد</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MistakeBoard</name>
    <message>
        <source>%1: no mistakes.</source>
        <comment>a hand against an up card</comment>
        <translation>%1: لا أخطاء.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistakes, %2, %3 stakes.</source>
        <comment>a hand against an up card, an amount</comment>
        <translation>
            <numerusform>%1: لا أخطاء، %2، %3 رهان.</numerusform>
            <numerusform>%1: خطأ واحد، %2، %3 رهان.</numerusform>
            <numerusform>%1: خطآن، %2، %3 رهان.</numerusform>
            <numerusform>%1: %n أخطاء، %2، %3 رهان.</numerusform>
            <numerusform>%1: %n خطأً، %2، %3 رهان.</numerusform>
            <numerusform>%1: %n خطأ، %2، %3 رهان.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Insurance, even money and side bets aren&apos;t on the board.</source>
        <translation>التأمين والربح المتساوي والرهانات الجانبية ليست على اللوحة.</translation>
    </message>
    <message>
        <source>Most: %1</source>
        <comment>a sentence</comment>
        <translation>الأكثر: %1</translation>
    </message>
    <message>
        <source>There are no mistakes in playing a hand.</source>
        <translation>لا أخطاء في لعب الأيدي.</translation>
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
        <translation>يد صلبة</translation>
    </message>
    <message>
        <source>Soft hand</source>
        <translation>يد ناعمة</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>زوج</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>تأمين</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>ربح متساوٍ</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>مجاراة</translation>
    </message>
    <message>
        <source>Side bet taken</source>
        <translation>رهان جانبي موضوع</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>تم تعلّمه</translation>
    </message>
    <message>
        <source>Not repeated yet</source>
        <translation>لم يُكرَّر بعد</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due now</source>
        <translation>صحيح %1 من %2، للتكرار الآن</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due %3</source>
        <translation>صحيح %1 من %2، يُكرَّر %3</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>كل الأنواع</translation>
    </message>
    <message>
        <source>Decisions are priced a moment after each round. None have been priced yet.</source>
        <translation>تُقيَّم القرارات بعد كل جولة بقليل. لم يُقيَّم أي منها بعد.</translation>
    </message>
    <message>
        <source>No side bet you took had a negative expectation.</source>
        <translation>لم يوضع رهان جانبي قيمته سالبة.</translation>
    </message>
    <message>
        <source>No mistakes: every decision so far was best or close to it.</source>
        <translation>لا أخطاء: كل قرار حتى الآن كان الأفضل أو قريبًا منه.</translation>
    </message>
    <message>
        <source>%1 due now, %2 learned</source>
        <translation>للتكرار الآن %1، تم تعلّم %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Side bets cost %1 compared with not taking them</source>
        <translation>كانت الرهانات الجانبية الموضوعة أسوأ من تركها بمقدار %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Not asked: the answer is always not to take it</source>
        <translation>لا سؤال هنا: الجواب دائمًا تركه</translation>
    </message>
    <message>
        <source>This account has played no rounds yet. Mistakes in them will be listed here.</source>
        <translation>لم يلعب هذا الحساب أي جولة بعد. ستظهر الأخطاء هنا.</translation>
    </message>
    <message>
        <source>The costliest %1 of %2</source>
        <translation>الأعلى كلفة: %1 من %2</translation>
    </message>
    <message>
        <source>%1 of the stake or more</source>
        <comment>a percentage</comment>
        <translation>%1 من الرهان أو أكثر</translation>
    </message>
    <message>
        <source>No mistakes match the filter.</source>
        <translation>لا خطأ يطابق التصفية.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a side bet, a stake</comment>
        <translation>%1 بمبلغ %2</translation>
    </message>
    <message>
        <source>Best: not to take it. Cost: %1.</source>
        <comment>an amount and its part of the stake</comment>
        <translation>الأفضل: تركه. الكلفة: %1.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a percentage, a currency</comment>
        <translation>%1 بعملة %2</translation>
    </message>
    <message>
        <source>Accuracy by money: %1</source>
        <translation>الدقة بالمال: %1</translation>
    </message>
    <message>
        <source>%1, %2 stakes</source>
        <comment>an amount, and how many stakes it is</comment>
        <translation>%1، %2 رهان</translation>
    </message>
    <message>
        <source>Insurance of %1</source>
        <translation>تأمين بمبلغ %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>يد برهان %1</translation>
    </message>
    <message>
        <source>%1 against %2, insurance of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 مقابل %2، تأمين بمبلغ %3</translation>
    </message>
    <message>
        <source>%1 against %2, hand of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 مقابل %2، يد برهان %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, a day</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Played: %1. Best: %2. Cost: %3.</source>
        <comment>an answer, another one, an amount and stakes</comment>
        <translation>لُعب: %1. الأفضل: %2. الكلفة: %3.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MyCount</name>
    <message>
        <source>This game is shuffled before every round, so at its table no count lasts, and none is asked for.</source>
        <translation>تُخلط هذه اللعبة قبل كل جولة، فلا يدوم عدّ على طاولتها ولا يُسأل عنه.</translation>
    </message>
    <message>
        <source>Choose a count above.</source>
        <translation>اختر نظام عدّ في الأعلى.</translation>
    </message>
    <message>
        <source>The table hasn’t asked for your count here yet. “Ask for my count” in the settings turns it on.</source>
        <translation>لم تسأل الطاولة عن عدّك هنا بعد. يُشغَّل ذلك من «اسأل عن عدّي» في الإعدادات.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>الأسئلة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them passed over</source>
        <comment>questions</comment>
        <translation>
            <numerusform>لم يُترك أيّ منها</numerusform>
            <numerusform>تُرك واحد منها</numerusform>
            <numerusform>تُرك اثنان منها</numerusform>
            <numerusform>تُركت %Ln منها</numerusform>
            <numerusform>تُرك %Ln منها</numerusform>
            <numerusform>تُرك %Ln منها</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>numbers, a percentage</comment>
        <translation>%1 من %2 (%3)</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>صحيحة</translation>
    </message>
    <message>
        <source>The running count, and the decks left to less than a step of the system.</source>
        <translation>العدّ الجاري، والرزم الباقية بخطأ أقلّ من درجة في النظام.</translation>
    </message>
    <message>
        <source>Running count right</source>
        <translation>العدّ الجاري صحيح</translation>
    </message>
    <message>
        <source>Running count off by</source>
        <translation>خطأ العدّ الجاري</translation>
    </message>
    <message>
        <source>On average, too high or too low.</source>
        <translation>في المتوسط، زيادةً أو نقصًا.</translation>
    </message>
    <message>
        <source>Leaning</source>
        <translation>الميل</translation>
    </message>
    <message>
        <source>On average, too high is above 0 and too low below.</source>
        <translation>في المتوسط؛ الزيادة فوق 0 والنقص تحته.</translation>
    </message>
    <message>
        <source>Decks left off by</source>
        <translation>خطأ الرزم الباقية</translation>
    </message>
    <message>
        <source>On average, in decks.</source>
        <translation>في المتوسط، بالرزم.</translation>
    </message>
    <message>
        <source>True count off by</source>
        <translation>خطأ العدّ الحقيقي</translation>
    </message>
    <message>
        <source>On average, as the system shows it.</source>
        <translation>في المتوسط، كما يعرضه النظام.</translation>
    </message>
    <message>
        <source>Right counts, from the first to the last</source>
        <translation>العدّات الصحيحة، من الأولى إلى الأخيرة</translation>
    </message>
    <message>
        <source>Nothing told here yet.</source>
        <translation>لم يُقل شيء هنا بعد.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>العدّات</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>المراهَن به</translation>
    </message>
    <message numerus="yes">
        <source>First stakes of %Ln rounds, each after a count that was told</source>
        <translation>
            <numerusform>الرهانات الأولى في %Ln جولة بعد عدّ قيل</numerusform>
            <numerusform>الرهانات الأولى في جولة واحدة بعد عدّ قيل</numerusform>
            <numerusform>الرهانات الأولى في جولتين، كلّ منهما بعد عدّ قيل</numerusform>
            <numerusform>الرهانات الأولى في %Ln جولات، كلّ منها بعد عدّ قيل</numerusform>
            <numerusform>الرهانات الأولى في %Ln جولة، كلّ منها بعد عدّ قيل</numerusform>
            <numerusform>الرهانات الأولى في %Ln جولة، كلّ منها بعد عدّ قيل</numerusform>
        </translation>
    </message>
    <message>
        <source>What that was worth</source>
        <translation>ما كان يساويه ذلك</translation>
    </message>
    <message>
        <source>By the exact shoe, with every hand played best.</source>
        <translation>بحسب الصندوق بدقّة، مع لعب كل يد بأفضل شكل.</translation>
    </message>
    <message>
        <source>What your ramp could have been worth</source>
        <translation>ما كان يمكن أن يساويه تدرّجك</translation>
    </message>
    <message>
        <source>The stakes on the tab Overview, placed by the exact worth of each shoe.</source>
        <translation>الرهانات في تبويب «نظرة عامة»، موضوعة بحسب القيمة الدقيقة لكل صندوق.</translation>
    </message>
    <message>
        <source>Count wrong</source>
        <translation>عدّ خاطئ</translation>
    </message>
    <message>
        <source>Stakes by the running count that you told, not the true one.</source>
        <translation>رهانات بحسب العدّ الجاري الذي قلته لا الصحيح.</translation>
    </message>
    <message>
        <source>Decks misjudged</source>
        <translation>رزم أُسيء تقديرها</translation>
    </message>
    <message>
        <source>Stakes by the decks that you told.</source>
        <translation>رهانات بحسب الرزم التي قلتها.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>التقريب</translation>
    </message>
    <message>
        <source>Decks judged in steps and counts made whole, as the system asks for.</source>
        <translation>تقدير الرزم على درجات وجعل العدّ صحيحًا، كما يطلب النظام.</translation>
    </message>
    <message>
        <source>The system itself</source>
        <translation>النظام نفسه</translation>
    </message>
    <message>
        <source>The count, exact, doesn’t tell all that is in the shoe.</source>
        <translation>العدّ، ولو كان دقيقًا، لا يقول كل ما في الصندوق.</translation>
    </message>
    <message>
        <source>Other stakes than planned</source>
        <translation>رهانات غير المخطّط لها</translation>
    </message>
    <message>
        <source>What was staked, beside the stakes on the tab Overview for the count that you told.</source>
        <translation>ما رُوهن به مقارنةً برهانات تبويب «نظرة عامة» للعدّ الذي قلته.</translation>
    </message>
    <message>
        <source>What the stakes were worth follows once what each count is worth is known.</source>
        <translation>تُعرض قيمة الرهانات متى عُرفت قيمة كل عدّ.</translation>
    </message>
    <message>
        <source>The rounds played by these counts are still being priced.</source>
        <translation>ما زالت الجولات الملعوبة بهذه العدّات قيد التقييم.</translation>
    </message>
    <message>
        <source>No round has been played yet by a count that was told, for this currency.</source>
        <translation>لم تُلعب بعد جولة بعد عدّ قيل بهذه العملة.</translation>
    </message>
    <message>
        <source>Each part is what changes when one thing is put right after the other, so together they are the whole difference. In a single round a mistake can bring something; over many it costs.</source>
        <translation>كل جزء هو ما يتغيّر عند تصحيح الأمور واحدًا بعد الآخر، ومجموعها هو الفرق كلّه. قد يفيد الخطأ في جولة واحدة، لكنه يكلّف على المدى الطويل.</translation>
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
        <translation>، </translation>
    </message>
</context>
<context>
    <name>openshoe::models::PlayRecordModel</name>
    <message>
        <source>Spot %1, hand %2</source>
        <translation>الموضع %1، اليد %2</translation>
    </message>
    <message>
        <source>Behind spot %1</source>
        <translation>خلف الموضع %1</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>تأمين</translation>
    </message>
    <message>
        <source>%1, round %2, %3, %4, stake %5, returned %6, %7, balance %8</source>
        <translation>%1، الجولة %2، %3، %4، الرهان %5، المسترد %6، %7، الرصيد %8</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>رصيد البداية</translation>
    </message>
    <message>
        <source>Top-up</source>
        <translation>شحن</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>money</comment>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>%1, %2, %3 added, balance %4</source>
        <translation>%1، %2، إضافة %3، الرصيد %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plays, staked %1, returned %2, net %3</source>
        <translation>
            <numerusform>لا رهانات، مجموعها %1، المسترد %2، الصافي %3</numerusform>
            <numerusform>رهان واحد بمبلغ %1، المسترد %2، الصافي %3</numerusform>
            <numerusform>رهانان بمجموع %1، المسترد %2، الصافي %3</numerusform>
            <numerusform>%Ln رهانات بمجموع %1، المسترد %2، الصافي %3</numerusform>
            <numerusform>%Ln رهانًا بمجموع %1، المسترد %2، الصافي %3</numerusform>
            <numerusform>%Ln رهان بمجموع %1، المسترد %2، الصافي %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, added %2</source>
        <translation>%1، إضافة %2</translation>
    </message>
    <message>
        <source>Top-up taken back</source>
        <translation>شحن مسترجع</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>money</comment>
        <translation>المسحوب</translation>
    </message>
    <message>
        <source>%1, %2, %3, balance %4</source>
        <translation>%1، %2، %3، الرصيد %4</translation>
    </message>
    <message>
        <source>%1, taken back %2</source>
        <translation>%1، استرجاع %2</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1، و%2 من الكازينو</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PractiseController</name>
    <message>
        <source>A whole table</source>
        <translation>طاولة كاملة</translation>
    </message>
    <message>
        <source>My own pace</source>
        <translation>بإيقاعي الخاص</translation>
    </message>
    <message numerus="yes">
        <source>With %1 and %Ln decks, a new shoe starts at %2.</source>
        <translation>
            <numerusform>مع %1 وبلا رزم، يبدأ الصندوق الجديد عند %2.</numerusform>
            <numerusform>مع %1 ورزمة واحدة، يبدأ الصندوق الجديد عند %2.</numerusform>
            <numerusform>مع %1 ورزمتين، يبدأ الصندوق الجديد عند %2.</numerusform>
            <numerusform>مع %1 و%Ln رزم، يبدأ الصندوق الجديد عند %2.</numerusform>
            <numerusform>مع %1 و%Ln رزمة، يبدأ الصندوق الجديد عند %2.</numerusform>
            <numerusform>مع %1 و%Ln رزمة، يبدأ الصندوق الجديد عند %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Count the %1 beside it: how many have gone by is asked too.</source>
        <translation>عُدّ إلى جانبه: %1. يُسأل أيضًا عن عدد ما مرّ منها.</translation>
    </message>
    <message>
        <source>%1 shuffles before each round, so at its table no count lasts. It can be practised all the same.</source>
        <translation>تُخلط أوراق %1 قبل كل جولة، فلا يدوم العدّ على طاولتها. ويمكن التدرّب عليها مع ذلك.</translation>
    </message>
    <message>
        <source>There is no game to practise for.</source>
        <translation>لا توجد لعبة للتدرّب عليها.</translation>
    </message>
    <message>
        <source>With %1 the running count itself decides: there is nothing to convert.</source>
        <translation>مع %1 العدّ الجاري نفسه هو الذي يقرّر: لا شيء يُحوَّل.</translation>
    </message>
    <message>
        <source>%1 has no insurance.</source>
        <translation>لا تأمين في %1.</translation>
    </message>
    <message>
        <source>With this system no play of this game depends on the count.</source>
        <translation>مع هذا النظام لا يتوقف أي قرار في هذه اللعبة على العدّ.</translation>
    </message>
    <message>
        <source>Type a number, such as %1.</source>
        <translation>اكتب رقمًا، مثل %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PricingProgress</name>
    <message>
        <source>%1 of %2 rounds priced</source>
        <translation>قُيّمت %1 من %2 جولة</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordExporter</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>ليس ملفًا على هذا الحاسوب: %1</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>توقفت العملية. لم يُكتب أي ملف.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>كُتب في %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordFilter</name>
    <message>
        <source>All results</source>
        <translation>كل النتائج</translation>
    </message>
    <message>
        <source>Any side bets</source>
        <translation>أي رهانات جانبية</translation>
    </message>
    <message>
        <source>Side bet won</source>
        <translation>فوز رهان جانبي</translation>
    </message>
    <message>
        <source>Any decisions</source>
        <translation>أي قرارات</translation>
    </message>
    <message>
        <source>Any mistake</source>
        <translation>أي خطأ</translation>
    </message>
    <message>
        <source>Mistake or worse</source>
        <translation>خطأ أو أسوأ</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>خطأ فادح</translation>
    </message>
    <message>
        <source>Any ending</source>
        <translation>أيًا كانت النهاية</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>مستعادة</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>معادة الرهان</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>كل الأنواع</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>الأيدي</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>خلفية</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>تأمين</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>الرهانات الجانبية</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>كل الحسابات</translation>
    </message>
    <message>
        <source>All wallets</source>
        <translation>كل المحافظ</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>neither won nor lost</comment>
        <translation>بلا ربح ولا خسارة</translation>
    </message>
    <message>
        <source>Any hands</source>
        <translation>أي أيدٍ</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <comment>a play, and how</comment>
        <translation>النهاية: %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <comment>a hand, and how it ended</comment>
        <translation>اليد: %1</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>الأقدم أولًا</translation>
    </message>
    <message>
        <source>Most won first</source>
        <translation>الأكثر ربحًا أولًا</translation>
    </message>
    <message>
        <source>Most lost first</source>
        <translation>الأكثر خسارة أولًا</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <comment>what mistakes cost</comment>
        <translation>الأعلى كلفة أولًا</translation>
    </message>
    <message>
        <source>Luckiest first</source>
        <translation>الأوفر حظًا أولًا</translation>
    </message>
    <message>
        <source>Unluckiest first</source>
        <translation>الأسوأ حظًا أولًا</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>آخر جلسة</translation>
    </message>
    <message>
        <source>This is below the least.</source>
        <translation>هذا أقل من الحد الأدنى.</translation>
    </message>
    <message>
        <source>Money added, taken back</source>
        <translation>نقود مضافة ومسترجعة</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ReviewController</name>
    <message>
        <source>There was nothing to decide in round %1.</source>
        <translation>لم يكن في الجولة %1 ما يُقرَّر.</translation>
    </message>
    <message>
        <source>The decisions in round %1 can&apos;t be priced.</source>
        <translation>لا يمكن تقييم ما كان يُقرَّر في الجولة %1.</translation>
    </message>
    <message>
        <source>The rounds of these mistakes can no longer be read.</source>
        <translation>لم تعد جولات هذه الأخطاء قابلة للقراءة.</translation>
    </message>
    <message>
        <source>No hands like these can be dealt.</source>
        <translation>لا يمكن توزيع أيدٍ كهذه.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>Round %1, decision %2 of %3</source>
        <translation>الجولة %1، القرار %2 من %3</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>الخطأ %1 من %2</translation>
    </message>
    <message>
        <source>Practice: %1 of %2 right</source>
        <translation>تدريب: %1 من %2 صحيحة</translation>
    </message>
    <message>
        <source>This time %1 of %2 were right.</source>
        <translation>الآن %1 من %2 كانت صحيحة.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>القرار التالي</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>الخطأ التالي</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>اليد التالية</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>جوابك</translation>
    </message>
    <message>
        <source>Your answer, the best</source>
        <translation>جوابك، وهو الأفضل</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>عند اللعب</translation>
    </message>
    <message>
        <source>When it was played, the best</source>
        <translation>عند اللعب، وهو الأفضل</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Your count before the round: %1</source>
        <comment>what was said of it</comment>
        <translation>عدّك قبل الجولة: %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RuleEditor</name>
    <message>
        <source>My %1</source>
        <translation>%1 الخاصة بي</translation>
    </message>
    <message>
        <source>“%1” is another game&apos;s id; choose a different one</source>
        <translation>«%1» معرّف لعبة أخرى؛ يلزم معرّف خاص</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else; these are its new rules.</source>
        <translation>غُيّر ملف اللعبة من خارج البرنامج؛ وهذه قواعده الآن.</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else. Keep your rules, or use the file&apos;s?</source>
        <translation>غُيّر ملف اللعبة من خارج البرنامج. هل تُبقي قواعدك أم تأخذ قواعد الملف؟</translation>
    </message>
    <message>
        <source>The game&apos;s file is gone. Keep your rules and save them to create it again.</source>
        <translation>ملف اللعبة لم يعد موجودًا. أبقِ قواعدك، والحفظ ينشئه من جديد.</translation>
    </message>
    <message>
        <source>The game&apos;s file can no longer be read: %1 Keep your rules and save them to create a new file.</source>
        <translation>لم تعد قراءة ملف اللعبة ممكنة: %1 أبقِ قواعدك، والحفظ ينشئ ملفًا جديدًا.</translation>
    </message>
    <message>
        <source>House edge of this preset with basic strategy: %1 computed, %2 published; source: %3</source>
        <translation>أفضلية الكازينو في هذا الإعداد بالاستراتيجية الأساسية: المحسوبة %1، المعلنة %2؛ المصدر: %3</translation>
    </message>
    <message>
        <source>House edge of this preset with best play: %1 computed, %2 published; source: %3</source>
        <translation>أفضلية الكازينو في هذا الإعداد باللعب الأمثل: المحسوبة %1، المعلنة %2؛ المصدر: %3</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RulesModel</name>
    <message>
        <source>As they were in %1</source>
        <comment>rules; a round and its number</comment>
        <translation>كما كانت في %1</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>أفضلية الكازينو %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RundownModel</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>الجولة %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message numerus="yes">
        <source>This session: %Ln rounds, %1</source>
        <comment>at a table; the net</comment>
        <translation>
            <numerusform>هذه الجلسة: لا جولات، %1</numerusform>
            <numerusform>هذه الجلسة: جولة واحدة، %1</numerusform>
            <numerusform>هذه الجلسة: جولتان، %1</numerusform>
            <numerusform>هذه الجلسة: %Ln جولات، %1</numerusform>
            <numerusform>هذه الجلسة: %Ln جولة، %1</numerusform>
            <numerusform>هذه الجلسة: %Ln جولة، %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Session of %1</source>
        <comment>when it began</comment>
        <translation>جلسة %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>أمس</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a day, its net</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The cards of this decision can&apos;t be read.</source>
        <translation>لا يمكن قراءة أوراق هذا القرار.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>مرشحات محفوظة</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SeatingController</name>
    <message>
        <source>A round of %1 played for %2 is waiting for you. The file of that game is gone, so you are taken to its table.</source>
        <translation>جولة من %1 بانتظارك بعملة %2. ملف تلك اللعبة لم يعد موجودًا، لذا تنتقل إلى طاولتها.</translation>
    </message>
    <message>
        <source>You left in the middle: the round was finished by the no-answer rule.</source>
        <translation>غادرت في المنتصف: أنهت قاعدة عدم الرد الجولة.</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>جارٍ إعادة المحاولة…</translation>
    </message>
    <message>
        <source>Finish this round first, then restore the backup.</source>
        <translation>أنهِ هذه الجولة أولًا، ثم استعد النسخة الاحتياطية.</translation>
    </message>
    <message>
        <source>Play continues: everything is being saved again.</source>
        <translation>اللعب مستمر: كل شيء يُحفظ من جديد.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SessionsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>لا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>الحظ %1</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>كلفة الأخطاء %1</translation>
    </message>
    <message>
        <source>Costliest: %1 (%2)</source>
        <comment>a decision, what it cost</comment>
        <translation>الأعلى كلفة: %1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a session</comment>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>openshoe::models::SettingsController</name>
    <message>
        <source>Your settings can&apos;t be saved, and last only until you quit. %1: %2</source>
        <translation>تعذر حفظ إعداداتك، وهي سارية حتى إغلاق البرنامج فقط. %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SheetExporter</name>
    <message>
        <source>Copied as text</source>
        <translation>نُسخ كنص</translation>
    </message>
    <message>
        <source>Copied as a picture</source>
        <translation>نُسخ كصورة</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>ليس ملفًا على هذا الحاسوب: %1</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>كُتب في %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ShoeChecks</name>
    <message>
        <source>Shoe %1</source>
        <translation>الصندوق %1</translation>
    </message>
    <message>
        <source>The shoes can&apos;t be checked: %1</source>
        <translation>يتعذر التحقق من الصناديق: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked.</source>
        <translation>
            <numerusform>لم يُتحقق من أي صندوق.</numerusform>
            <numerusform>تم التحقق من صندوق واحد.</numerusform>
            <numerusform>تم التحقق من صندوقين.</numerusform>
            <numerusform>تم التحقق من %n صناديق.</numerusform>
            <numerusform>تم التحقق من %n صندوقًا.</numerusform>
            <numerusform>تم التحقق من %n صندوق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not as committed.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>لا يخالف أي منها الالتزام.</numerusform>
            <numerusform>واحد منها يخالف الالتزام.</numerusform>
            <numerusform>اثنان منها يخالفان الالتزام.</numerusform>
            <numerusform>%n منها تخالف الالتزام.</numerusform>
            <numerusform>%n منها تخالف الالتزام.</numerusform>
            <numerusform>%n منها تخالف الالتزام.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked, all as committed.</source>
        <translation>
            <numerusform>لم يُتحقق من أي صندوق.</numerusform>
            <numerusform>تم التحقق من صندوق واحد، وهو مطابق للالتزام.</numerusform>
            <numerusform>تم التحقق من صندوقين، وهما مطابقان للالتزام.</numerusform>
            <numerusform>تم التحقق من %n صناديق، وكلها مطابقة للالتزام.</numerusform>
            <numerusform>تم التحقق من %n صندوقًا، وكلها مطابقة للالتزام.</numerusform>
            <numerusform>تم التحقق من %n صندوق، وكلها مطابقة للالتزام.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked, because what was dealt can&apos;t be read.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>لا يتعذر التحقق من أي منها.</numerusform>
            <numerusform>يتعذر التحقق من واحد لأن ما وُزع منه لا يُقرأ.</numerusform>
            <numerusform>يتعذر التحقق من اثنين لأن ما وُزع منهما لا يُقرأ.</numerusform>
            <numerusform>يتعذر التحقق من %n لأن ما وُزع منها لا يُقرأ.</numerusform>
            <numerusform>يتعذر التحقق من %n لأن ما وُزع منها لا يُقرأ.</numerusform>
            <numerusform>يتعذر التحقق من %n لأن ما وُزع منها لا يُقرأ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest %n of these are named here.</source>
        <translation>
            <numerusform>لا يُذكر منها هنا شيء.</numerusform>
            <numerusform>يُذكر هنا أحدثها.</numerusform>
            <numerusform>يُذكر هنا أحدث اثنين منها.</numerusform>
            <numerusform>تُذكر هنا أحدث %n منها.</numerusform>
            <numerusform>يُذكر هنا أحدث %n منها.</numerusform>
            <numerusform>يُذكر هنا أحدث %n منها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked yet: the seed stays secret while a shoe is in use.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>لا شيء مستخدم الآن.</numerusform>
            <numerusform>لا يمكن التحقق من واحد بعد: تبقى البذرة سرية ما دام الصندوق مستخدمًا.</numerusform>
            <numerusform>لا يمكن التحقق من اثنين بعد: تبقى البذرة سرية ما دام الصندوق مستخدمًا.</numerusform>
            <numerusform>لا يمكن التحقق من %n بعد: تبقى البذرة سرية ما دام الصندوق مستخدمًا.</numerusform>
            <numerusform>لا يمكن التحقق من %n بعد: تبقى البذرة سرية ما دام الصندوق مستخدمًا.</numerusform>
            <numerusform>لا يمكن التحقق من %n بعد: تبقى البذرة سرية ما دام الصندوق مستخدمًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>أُوقف قبل النهاية.</translation>
    </message>
    <message>
        <source>There is no shoe to check.</source>
        <translation>لا يوجد صندوق للتحقق منه.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ShuffleSteps</name>
    <message>
        <source>Shoe %1 · %2</source>
        <comment>its number, its game</comment>
        <translation>الصندوق %1 · %2</translation>
    </message>
    <message>
        <source>A made-up shoe, until your first one is finished</source>
        <translation>صندوق مثال إلى أن ينتهي أول صندوق لك</translation>
    </message>
    <message>
        <source>This shoe isn&apos;t as committed: %1</source>
        <translation>هذا الصندوق يخالف الالتزام: %1</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards dealt from this shoe are the first of them.</source>
        <translation>
            <numerusform>لم توزع من هذا الصندوق أوراق.</numerusform>
            <numerusform>الورقة الموزعة من هذا الصندوق هي أولها.</numerusform>
            <numerusform>الورقتان الموزعتان من هذا الصندوق هما أولها.</numerusform>
            <numerusform>الأوراق الـ%n الموزعة من هذا الصندوق هي أولها.</numerusform>
            <numerusform>الأوراق الـ%n الموزعة من هذا الصندوق هي أولها.</numerusform>
            <numerusform>الأوراق الـ%n الموزعة من هذا الصندوق هي أولها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards leave the shoe in the order that has come about, from number 0 on; where a game burns a card, that is the first.</source>
        <translation>تخرج الأوراق من الصندوق بالترتيب الناتج، من الرقم 0 فصاعدًا؛ وإذا كانت اللعبة تحرق ورقة فهي الأولى.</translation>
    </message>
    <message>
        <source>1. The commitment</source>
        <translation>1. الالتزام</translation>
    </message>
    <message>
        <source>Before the first stake on a shoe, the program draws 32 secret bytes, the seed, from the operating system, and shows their SHA-256 at once: the commitment. Nobody can find other bytes that have it, so the seed can&apos;t be exchanged later. When the shoe ends, the seed is shown: each byte as two hex digits.</source>
        <translation>قبل أول رهان على الصندوق يسحب البرنامج من نظام التشغيل 32 بايتًا سريًا، هي البذرة، ويعرض فورًا قيمة SHA-256 لها: الالتزام. ولا أحد يستطيع إيجاد بايتات أخرى لها القيمة نفسها، فلا يمكن تبديل البذرة لاحقًا. وعند انتهاء الصندوق تُعرض البذرة: كل بايت برقمين ست عشريين.</translation>
    </message>
    <message>
        <source>2. New decks</source>
        <translation>2. رزم جديدة</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 T J Q K, where T is ten.</source>
        <translation>توضع أوراق كل الرزم بالترتيب مرقمة من 0: في كل رزمة بستوني ثم كبة ثم ديناري ثم سباتي (S H D C)، وفي كل نوع A 2 3 4 5 6 7 8 9 T J Q K، حيث T هي العشرة.</translation>
    </message>
    <message>
        <source>3. Random numbers</source>
        <translation>3. أعداد عشوائية</translation>
    </message>
    <message>
        <source>Your own part, the client seed, comes in here. You can change it until the first stake, when the program is already committed. Block i, from 0, is the HMAC-SHA256, with the seed as its key, of a text in UTF-8: the client seed, a colon, the shoe&apos;s number, a colon, i. Each block makes eight numbers of 32 bits, highest byte first.</source>
        <translation>هنا يدخل نصيبك أنت، أي بذرة اللاعب. ويمكنك تغييرها حتى أول رهان، والبرنامج ملتزم عندئذ. الكتلة i، ابتداءً من 0، هي HMAC-SHA256 بالبذرة مفتاحًا لنص بترميز UTF-8: بذرة اللاعب ثم نقطتان ثم رقم الصندوق ثم نقطتان ثم i. وتعطي كل كتلة ثمانية أعداد من 32 بت، البايت الأعلى أولًا.</translation>
    </message>
    <message>
        <source>4. Shuffling</source>
        <translation>4. الخلط</translation>
    </message>
    <message>
        <source>For each k from N−1 down to 1, the next random number is divided by k+1; the remainder says which card changes places with card k. A number at or above the largest multiple of k+1 below 2³² is skipped, so that no card is likelier than another.</source>
        <translation>لكل k من N−1 نزولًا إلى 1 يُقسم العدد العشوائي التالي على k+1، والباقي يحدد الورقة التي تبادل الورقة k مكانها. ويُتخطى كل عدد لا يقل عن أكبر مضاعف لـ k+1 دون 2³²، فلا تكون ورقة أرجح من أخرى.</translation>
    </message>
    <message>
        <source>5. The cards</source>
        <translation>5. الأوراق</translation>
    </message>
    <message>
        <source>What this proves, and what it doesn&apos;t</source>
        <translation>ما يثبته هذا وما لا يثبته</translation>
    </message>
    <message>
        <source>The order was fixed before the stakes and not touched afterwards, and neither you nor the program could choose it alone. But 256 bits can&apos;t reach every possible order of so many cards; and as the program runs on your own machine, nothing is hidden from someone who reads its memory.</source>
        <translation>حُدد الترتيب قبل الرهانات ولم يُمسّ بعدها، ولم يكن بوسعك ولا بوسع البرنامج اختياره منفردًا. لكن 256 بت لا تكفي لبلوغ كل ترتيب ممكن لهذا العدد من الأوراق؛ ولأن البرنامج يعمل على جهازك أنت، فلا شيء يخفى عمّن يقرأ ذاكرته.</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 J Q K. Spanish decks have no tens.</source>
        <translation>توضع أوراق كل الرزم بالترتيب مرقمة من 0: في كل رزمة بستوني ثم كبة ثم ديناري ثم سباتي (S H D C)، وفي كل نوع A 2 3 4 5 6 7 8 9 J Q K. لا توجد عشرات في الرزم الإسبانية.</translation>
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
        <translation>توقفت العملية. لم يُجمع شيء.</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>لا توجد جولة تطابق الاختيار.</translation>
    </message>
    <message>
        <source>Your results are added up here, round by round.</source>
        <translation>يُجمع هنا ما تلعبه جولةً بعد جولة.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>وقت اللعب</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>مجموع الرهانات</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>المسترد</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>الصافي</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>الصافي/الرهانات</translation>
    </message>
    <message numerus="yes">
        <source>Last session, %Ln rounds</source>
        <translation>
            <numerusform>آخر جلسة، لا جولات</numerusform>
            <numerusform>آخر جلسة، جولة واحدة</numerusform>
            <numerusform>آخر جلسة، جولتان</numerusform>
            <numerusform>آخر جلسة، %Ln جولات</numerusform>
            <numerusform>آخر جلسة، %Ln جولة</numerusform>
            <numerusform>آخر جلسة، %Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds are priced; the figures are for those.</source>
        <translation>قُيّمت %1 من %2 جولة، والأرقام منها.</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>الصافي في 100 جولة</translation>
    </message>
    <message>
        <source>Hands played best, in 100 rounds</source>
        <translation>الأيدي باللعب الأمثل، في 100 جولة</translation>
    </message>
    <message>
        <source>Side bets, in 100 rounds</source>
        <translation>الرهانات الجانبية، في 100 جولة</translation>
    </message>
    <message>
        <source>Mistakes, in 100 rounds</source>
        <translation>الأخطاء، في 100 جولة</translation>
    </message>
    <message>
        <source>Luck, in 100 rounds</source>
        <translation>الحظ، في 100 جولة</translation>
    </message>
    <message>
        <source>Decisions that were mistakes</source>
        <translation>قرارات كانت أخطاء</translation>
    </message>
</context>
<context>
    <name>openshoe::models::StrategyController</name>
    <message>
        <source>No difference</source>
        <translation>لا فرق</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>العائد %1</translation>
    </message>
    <message>
        <source>Returns %1 · published %2</source>
        <translation>العائد %1 · المعلن %2</translation>
    </message>
    <message>
        <source>Insurance: take it (%1 per unit staked on it)</source>
        <translation>التأمين: خذه (%1 لكل وحدة رهان عليه)</translation>
    </message>
    <message>
        <source>Insurance: decline (%1 per unit staked on it)</source>
        <translation>التأمين: ارفضه (%1 لكل وحدة رهان عليه)</translation>
    </message>
    <message>
        <source>Insurance: not offered</source>
        <translation>التأمين: غير متاح</translation>
    </message>
    <message>
        <source>Even money: take it (%1 per unit, compared with waiting)</source>
        <translation>الربح المتساوي: خذه (%1 لكل وحدة مقارنةً بالانتظار)</translation>
    </message>
    <message>
        <source>Even money: decline (%1 per unit, compared with waiting)</source>
        <translation>الربح المتساوي: ارفضه (%1 لكل وحدة مقارنةً بالانتظار)</translation>
    </message>
    <message>
        <source>Surrender: not offered</source>
        <translation>الاستسلام: غير متاح</translation>
    </message>
    <message>
        <source>Surrender: as charted, after the dealer peeks</source>
        <translation>الاستسلام: كما في الجدول، بعد نظر الموزع</translation>
    </message>
    <message>
        <source>Surrender: as charted, before the dealer peeks</source>
        <translation>الاستسلام: كما في الجدول، قبل نظر الموزع</translation>
    </message>
    <message>
        <source>Exact, with every card of a full shoe counted.</source>
        <translation>دقيق، بالمرور على كل ورقة في صندوق كامل.</translation>
    </message>
    <message>
        <source>With every card of a full shoe counted; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>كل ورقة في صندوق كامل؛ والتقسيم إلى أكثر من يدين كما يبيّن openshoe-cli analyze.</translation>
    </message>
    <message>
        <source>Best play of %1</source>
        <translation>اللعب الأمثل في %1</translation>
    </message>
    <message>
        <source>With trial rules: %1</source>
        <translation>بقواعد تجريبية: %1</translation>
    </message>
    <message>
        <source>House edge %1 with best play, of the initial stake. %2</source>
        <translation>أفضلية الكازينو %1 باللعب الأمثل، من الرهان الأول. %2</translation>
    </message>
    <message>
        <source>Insurance: even (%1 per unit staked on it)</source>
        <translation>التأمين: متعادل (%1 لكل وحدة رهان عليه)</translation>
    </message>
    <message>
        <source>Even money: even (%1 per unit, compared with waiting)</source>
        <translation>الربح المتساوي: متعادل (%1 لكل وحدة مقارنةً بالانتظار)</translation>
    </message>
    <message>
        <source>%1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>أفضل لك بمقدار %1، نحو %2 في الساعة</translation>
    </message>
    <message>
        <source>%1 more for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>أكثر للكازينو بمقدار %1، نحو %2 في الساعة</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what it costs, at what stake</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Surrender: as charted</source>
        <translation>الاستسلام: كما في الجدول</translation>
    </message>
    <message>
        <source>R also holds after hits and splits, except on hands of a free split</source>
        <translation>يسري R أيضًا بعد السحب والتقسيم، إلا على أيدي التقسيم المجاني</translation>
    </message>
    <message>
        <source>R also holds after hits and splits</source>
        <translation>يسري R أيضًا بعد السحب والتقسيم</translation>
    </message>
    <message>
        <source>R also holds after hits</source>
        <translation>يسري R أيضًا بعد السحب</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableBets</name>
    <message>
        <source>This is a replay. Stop it to continue playing.</source>
        <translation>هذه إعادة عرض. أنهِها لمتابعة اللعب.</translation>
    </message>
    <message>
        <source>The maximum there is %1: the stake was lowered to it.</source>
        <translation>أقصى ما يمكن وضعه هناك %1: خُفض الرهان إليه.</translation>
    </message>
    <message>
        <source>Stakes above a maximum were lowered to it.</source>
        <translation>الرهانات فوق الحد الأقصى خُفضت إليه.</translation>
    </message>
    <message>
        <source>Both of your spots now carry %1.</source>
        <translation>على كلا موضعيك الآن %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: your stakes are returned. %1</source>
        <translation>انتهى الوقت: أُعيدت الرهانات. %1</translation>
    </message>
    <message>
        <source>Stake all you have?</source>
        <translation>المراهنة بكل ما لديك؟</translation>
    </message>
    <message>
        <source>Your whole wallet goes on this round.</source>
        <translation>تُراهن بمحفظتك كلها في هذه الجولة.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover the last stakes. Stake less, or top up.</source>
        <translation>رصيدك لا يكفي الرهانات الأخيرة. قلّل الرهان أو اشحن المحفظة.</translation>
    </message>
    <message>
        <source>Place new stakes.</source>
        <translation>ضع رهانات جديدة.</translation>
    </message>
    <message>
        <source>Stake it all</source>
        <translation>المراهنة بكل شيء</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>رجوع</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableCompany</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 يفكر.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableGuide</name>
    <message>
        <source>%1 of %2</source>
        <comment>a step of the guide, and how many there are</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>How to play, step %1 of %2: %3</source>
        <translation>كيف تلعب، الخطوة %1 من %2: %3</translation>
    </message>
    <message>
        <source>You have no hand in this round, so you are watching it. Place a stake in the next.</source>
        <translation>ليست لك يد في هذه الجولة، فأنت تشاهدها. ضع رهانًا في التالية.</translation>
    </message>
    <message>
        <source>The cards are dealt: yours above your spot, the dealer&apos;s at the top.</source>
        <translation>تُوزَّع الأوراق: أوراقك فوق موضعك، وأوراق الموزع في الأعلى.</translation>
    </message>
    <message>
        <source>That was a whole hand. Deal again with the same stake, or change the bets. This game&apos;s rules are at the top, and the menu shows all of this again.</source>
        <translation>كانت هذه يدًا كاملة. أعد التوزيع بالرهان نفسه أو غيّر الرهانات. قواعد هذه اللعبة في الأعلى، والقائمة تعرض كل هذا من جديد.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it.</source>
        <translation>هذه جولة عادية بنقود لعب. اختر فيشة في الأسفل وانقر الموضع المحاط بحلقة للمراهنة بها.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it, or press %1, then %2.</source>
        <comment>two keys</comment>
        <translation>هذه جولة عادية بنقود لعب. اختر فيشة في الأسفل وانقر الموضع المحاط بحلقة للمراهنة بها، أو اضغط %1 ثم %2.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, and the cards are dealt.</source>
        <translation>رهانك %1. اضغط الآن الزر المحاط بحلقة لتُوزَّع الأوراق.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, or %2, and the cards are dealt.</source>
        <comment>an amount, a key</comment>
        <translation>رهانك %1. اضغط الآن الزر المحاط بحلقة أو %2 لتُوزَّع الأوراق.</translation>
    </message>
    <message>
        <source>You have %1, and the dealer shows %2. Picture cards count 10, an ace 1 or 11. Come closer to 21 than the dealer without going over it.</source>
        <comment>two totals</comment>
        <translation>لديك %1، والموزع يُظهر %2. الصور تُحسب 10، والآس 1 أو 11. اقترب من 21 أكثر من الموزع دون أن تتجاوزها.</translation>
    </message>
    <message>
        <source>The table has a question: %1 %2</source>
        <comment>Insure for 5?, what that means</comment>
        <translation>على الطاولة سؤال: %1 %2</translation>
    </message>
    <message>
        <source>You have %1. Choose one of the answers at the bottom.</source>
        <comment>a total</comment>
        <translation>لديك %1. اختر أحد الأجوبة في الأسفل.</translation>
    </message>
    <message>
        <source>You have %1. “%2” takes another card. %3. “%4” keeps what you have.</source>
        <comment>a total, Hit, more than 21 loses at once, Stand</comment>
        <translation>لديك %1. «%2» يأخذ ورقة أخرى. %3. «%4» يُبقي ما لديك.</translation>
    </message>
    <message>
        <source>Your turn is over. The felt says what the dealer does: “%1”.</source>
        <comment>Dealer must draw to 16 …</comment>
        <translation>انتهى دورك. الجوخ يبيّن ما يفعله الموزع: «%1».</translation>
    </message>
    <message>
        <source>This hand is decided. %1.</source>
        <comment>More than 21 loses at once</comment>
        <translation>حُسمت هذه اليد. %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1.</source>
        <translation>هكذا انتهت الجولة: %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1. %2.</source>
        <comment>Won · 20 against 17, The higher hand wins</comment>
        <translation>هكذا انتهت الجولة: %1. %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableQuiz</name>
    <message>
        <source>Finish this round first, then look at another.</source>
        <translation>أنهِ هذه الجولة أولًا، ثم انظر في غيرها.</translation>
    </message>
    <message>
        <source>The table is being set up. Try again in a moment.</source>
        <translation>جارٍ إعداد الطاولة. أعد المحاولة بعد لحظة.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableReplay</name>
    <message>
        <source>Finish this round first, then replay another.</source>
        <translation>أنهِ هذه الجولة أولًا، ثم أعد عرض غيرها.</translation>
    </message>
    <message>
        <source>The table is being set up. Start the replay again in a moment.</source>
        <translation>جارٍ إعداد الطاولة. ابدأ إعادة العرض مجددًا بعد لحظة.</translation>
    </message>
    <message>
        <source>Shoe %1 is verified: its commitment and all its cards match.</source>
        <translation>تم التحقق من الصندوق %1: الالتزام وكل الأوراق مطابقة.</translation>
    </message>
    <message>
        <source>Shoe %1 doesn&apos;t match its commitment. %2</source>
        <translation>الصندوق %1 لا يطابق الالتزام. %2</translation>
    </message>
    <message>
        <source>Shoe %1 is still in use. It can be verified when it ends and its seed is shown.</source>
        <translation>ما زال الصندوق %1 مستخدمًا. يمكن التحقق منه عند انتهائه وعرض بذرته.</translation>
    </message>
    <message>
        <source>The round can&apos;t be shown any further: %1</source>
        <translation>لا يمكن عرض المزيد من الجولة: %1</translation>
    </message>
    <message>
        <source>Shoe %1 can&apos;t be checked. %2</source>
        <translation>يتعذر التحقق من الصندوق %1. %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableRules</name>
    <message>
        <source>The new rules apply from the next round.</source>
        <translation>القواعد الجديدة تسري من الجولة القادمة.</translation>
    </message>
    <message>
        <source>The file of this game is gone. The table keeps its current rules.</source>
        <translation>ملف هذه اللعبة لم يعد موجودًا. تستمر الطاولة بقواعدها الحالية.</translation>
    </message>
    <message>
        <source>The file of this game can no longer be read. The table keeps its current rules. (%1)</source>
        <translation>لم تعد قراءة ملف هذه اللعبة ممكنة. تستمر الطاولة بقواعدها الحالية. (%1)</translation>
    </message>
    <message>
        <source>The new rules don&apos;t allow %1. The table keeps its current rules.</source>
        <translation>القواعد الجديدة لا تقبل عملة %1. تستمر الطاولة بقواعدها الحالية.</translation>
    </message>
    <message>
        <source>Under the new rules seats are shared, and trial accounts can&apos;t take one. The table keeps its current rules.</source>
        <translation>المقاعد مشتركة في القواعد الجديدة، ولا يحق لحساب تجريبي أخذ مقعد. تستمر الطاولة بقواعدها الحالية.</translation>
    </message>
    <message>
        <source>%1 on spot %2</source>
        <comment>a side bet</comment>
        <translation>%1 على الموضع %2</translation>
    </message>
    <message>
        <source>behind spot %1</source>
        <comment>a stake</comment>
        <translation>خلف الموضع %1</translation>
    </message>
    <message>
        <source>spot %1</source>
        <comment>a stake</comment>
        <translation>الموضع %1</translation>
    </message>
    <message>
        <source>You are now playing %1.</source>
        <translation>تلعب الآن %1.</translation>
    </message>
    <message>
        <source>New rules: %1 And more.</source>
        <translation>قواعد جديدة: %1 والمزيد.</translation>
    </message>
    <message>
        <source>New rules: %1</source>
        <translation>قواعد جديدة: %1</translation>
    </message>
    <message>
        <source>The new rules apply now.</source>
        <translation>القواعد الجديدة سارية الآن.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and the stake there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stakes removed: %1.</source>
        <translation>رهانات أُزيلت: %1.</translation>
    </message>
    <message>
        <source>Stakes lowered: %1.</source>
        <translation>رهانات خُفضت: %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TroubleController</name>
    <message>
        <source>%1 is no longer intact.</source>
        <translation>الملف %1 لم يعد سليمًا.</translation>
    </message>
    <message>
        <source>It is never overwritten: it is set aside under another name, and you continue with a backup or start afresh. Rounds played since the backup are only in the damaged file.</source>
        <translation>لا يُكتب فوقه أبدًا: يُعزل باسم آخر، وتتابع بنسخة احتياطية أو من جديد. وما لُعب بعد النسخة الاحتياطية لا يوجد إلا في الملف التالف.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Open Shoe.</source>
        <translation>أنشأ %1 إصدار أحدث من Open Shoe.</translation>
    </message>
    <message>
        <source>Install that version to continue. To play with this one in the meantime, start it with another folder: openshoe --data FOLDER</source>
        <translation>ثبّت ذلك الإصدار للمتابعة. وللعب بهذا الإصدار في هذه الأثناء شغّله بمجلد خاص به: openshoe --data FOLDER</translation>
    </message>
    <message>
        <source>%1 belongs to another program.</source>
        <translation>الملف %1 يخص برنامجًا آخر.</translation>
    </message>
    <message>
        <source>It has not been touched. Move it away and start again, or start with another folder: openshoe --data FOLDER</source>
        <translation>يبقى كما هو. انقله إلى مكان آخر وأعد التشغيل، أو شغّل البرنامج بمجلد خاص به: openshoe --data FOLDER</translation>
    </message>
    <message>
        <source>Another Open Shoe is using %1.</source>
        <translation>يستخدم Open Shoe آخر الملف %1.</translation>
    </message>
    <message>
        <source>The same money can&apos;t be staked twice: continue in the other window, or close it and try again here. To play separately, start with another folder: openshoe --data FOLDER</source>
        <translation>لا يمكن المراهنة بالنقود نفسها مرتين: تابع في النافذة الأخرى، أو أغلقها وأعد المحاولة هنا. وللعب بمعزل عنها شغّل البرنامج بمجلد خاص به: openshoe --data FOLDER</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read or written.</source>
        <translation>تتعذر قراءة %1 والكتابة فيه.</translation>
    </message>
    <message>
        <source>Check that the folder is there and that you may write in it, then try again. Or start with another: openshoe --data FOLDER</source>
        <translation>تأكد من وجود المجلد ومن أن الكتابة فيه مسموحة لك، ثم أعد المحاولة. أو شغّل البرنامج بمجلد آخر: openshoe --data FOLDER</translation>
    </message>
    <message>
        <source>There is no space to write %1.</source>
        <translation>لا توجد مساحة لكتابة %1.</translation>
    </message>
    <message>
        <source>Nothing is lost. Free a few megabytes on that disk, then try again.</source>
        <translation>لم يُفقد شيء. أخلِ بضعة ميغابايتات على ذلك القرص، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The disk reports an error with %1.</source>
        <translation>أبلغ القرص عن خطأ في %1.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. Check the disk and its connection, then try again.</source>
        <translation>ما تم تأكيده محفوظ. افحص القرص وتوصيله، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. When this is fixed, try again.</source>
        <translation>ما تم تأكيده محفوظ. بعد إصلاح ذلك أعد المحاولة.</translation>
    </message>
    <message>
        <source>Every step confirmed before is safe. Try again once the problem is solved.</source>
        <translation>كل خطوة أُكدت من قبل محفوظة. بعد زوال السبب أعد المحاولة.</translation>
    </message>
    <message>
        <source>The table can&apos;t be saved to disk, so no stake is taken: %1</source>
        <translation>تعذر حفظ الطاولة على القرص، لذا لا يُقبل أي رهان: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was cancelled and its stakes are back in your wallet, on disk too: %1</source>
        <translation>تعذر حفظ خطوة على القرص، لذا أُلغيت الجولة وعادت رهاناتها إلى محفظتك، وعلى القرص أيضًا: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was stopped and its stakes are back: %1</source>
        <translation>تعذر حفظ خطوة على القرص، لذا أُوقفت الجولة وأُعيدت رهاناتها: %1</translation>
    </message>
    <message>
        <source>Their return is saved as soon as the disk can be written to: try again once the problem is solved. If you quit before that, the next start finds the round as it was before that step.</source>
        <translation>تُحفظ إعادتها فور إمكان الكتابة على القرص: أعد المحاولة بعد زوال السبب. وإن أنهيت البرنامج قبل ذلك، يجد التشغيل التالي الجولة كما كانت قبل تلك الخطوة.</translation>
    </message>
    <message>
        <source>The end of the round was saved and counts, but nothing more can be saved: %1</source>
        <translation>حُفظت نهاية الجولة وهي محتسبة؛ ولا يمكن حفظ شيء بعدها: %1</translation>
    </message>
    <message>
        <source>The data is damaged</source>
        <translation>البيانات تالفة</translation>
    </message>
    <message>
        <source>The data is newer than the program</source>
        <translation>البيانات أحدث من البرنامج</translation>
    </message>
    <message>
        <source>The data belongs to another program</source>
        <translation>البيانات تخص برنامجًا آخر</translation>
    </message>
    <message>
        <source>Another Open Shoe is running</source>
        <translation>نسخة أخرى من Open Shoe قيد اللعب</translation>
    </message>
    <message>
        <source>The data can&apos;t be used</source>
        <translation>لا يمكن استخدام البيانات</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>أبلغ القرص عن خطأ</translation>
    </message>
    <message>
        <source>Play has stopped</source>
        <translation>توقف اللعب</translation>
    </message>
    <message>
        <source>The data can&apos;t be opened</source>
        <translation>لا يمكن فتح البيانات</translation>
    </message>
</context>
</TS>
