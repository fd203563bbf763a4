// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"
#include "program.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QByteArray claim =
    R"({"seed":"0000000000000000000000000000000000000000000000000000000000000001","clientSeed":"example",
 "number":1,"decks":6,"commitment":"ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5","firstCard":1,
 "drawnCards":["9D","QD","6C","JS"]})";

QJsonObject claimWith(const QString& key, const QJsonValue& value) {
    QJsonObject json = QJsonDocument::fromJson(claim).object();
    if (value.isUndefined())
        json.remove(key);
    else
        json[key] = value;
    return json;
}

QByteArray text(const QJsonObject& json) { return QJsonDocument(json).toJson(); }

} // namespace

class TestCli : public QObject {
    Q_OBJECT

    static QProcessEnvironment withTheProgram() {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", QFileInfo(QStringLiteral(OPENSHOE_CLI)).path() + ':' + environment.value("PATH"));
        return environment;
    }

private slots:
    void helps() {
        for (const QStringList& arguments : {QStringList{"--help"}, {"-h"}, {"help"}}) {
            const Call help = call(arguments);
            QCOMPARE(help.code, 0);
            for (const char* command : {"variants", "rules", "play", "fairness verify"})
                QVERIFY2(help.out.contains(command), command);
            QCOMPARE(help.err, QByteArray());
        }
        QVERIFY(call({"--help"}).out.contains("Examples:\n  openshoe-cli analyze classic"));
        QVERIFY(call({"--version"}).out.startsWith("openshoe-cli "));
        for (const QStringList& command :
             {QStringList{"--help"}, {"play", "--help"}, {"variants", "check", "--help"}}) {
            const QByteArray out = call(command).out.simplified();
            QVERIFY2(out.contains("Payouts are rounded down to a multiple of 0.01; the house keeps the difference."),
                     out.constData());
        }
        const std::vector<std::pair<QStringList, QByteArray>> units{
            {{"advise"}, "half of that play, and is valued in the same unit"},
            {{"analyze"}, "for insurance and side bets, their own stake"},
            {{"history", "review"}, "those of insurance per unit of its own stake"},
            {{"history", "mistakes"}, "per unit of the stake it is about"}};
        for (const auto& [command, unit] : units) {
            const QByteArray out = call(command + QStringList{"--help"}).out.simplified();
            QVERIFY2(out.contains(unit), out.constData());
        }
        const Call rules = call({"rules", "--help"});
        QCOMPARE(rules.code, 0);
        QVERIFY(rules.out.startsWith("Usage: openshoe-cli rules [options] VARIANT"));
        QVERIFY(rules.out.contains("--set <KEY=VALUE>"));
    }

    // Of the first word of several commands, and of each command, however it is asked for.
    void helpsWithEveryWord() {
        QStringList commands;
        for (const QByteArray& line : call({"--help"}).out.split('\n')) {
            static const QRegularExpression form(QStringLiteral("^  ([a-z]+(?: [a-z]+)?)  "));
            if (const auto match = form.match(QString::fromUtf8(line)); match.hasMatch())
                commands << match.captured(1);
        }
        QVERIFY(commands.size() > 20 && commands.contains(QStringLiteral("history list")));
        for (const QString& command : commands) {
            const QStringList words = command.split(' ');
            const QByteArray usage = "Usage: openshoe-cli " + command.toUtf8() + ' ';
            for (const QStringList& asked :
                 {words + QStringList{"--help"}, words + QStringList{"-h"}, QStringList{"help"} + words}) {
                const Call help = call(asked);
                QVERIFY2(help.code == 0 && help.err.isEmpty() && help.out.startsWith(usage),
                         qPrintable(asked.join(' ')));
            }
            const QByteArray ofAll = "Usage: openshoe-cli " + words.first().toUtf8() + " COMMAND [options]";
            if (words.size() == 1 || commands.contains(words.first()))
                continue;
            for (const QStringList& asked :
                 {QStringList{words.first(), "--help"}, {words.first(), "-h"}, {words.first(), "help"},
                  {"help", words.first()}}) {
                const Call help = call(asked);
                QVERIFY2(help.code == 0 && help.err.isEmpty() && help.out.startsWith(ofAll),
                         qPrintable(asked.join(' ')));
                QVERIFY2(help.out.contains("  " + command.toUtf8() + "  "), help.out.constData());
            }
        }
        QVERIFY(call({"variants", "--help"}).out.contains("  variants check  "));
    }

    void asksWhatWasMeant_data() {
        QTest::addColumn<QStringList>("typed");
        QTest::addColumn<QByteArray>("meant");
        const auto row = [](const QStringList& typed, const QByteArray& meant) {
            QTest::newRow(qPrintable(typed.join(' '))) << typed << meant;
        };
        row({"anlyze", "classic"}, "analyze");
        row({"ANALYSE", "classic"}, "analyze");
        row({"histroy", "list"}, "history list");
        row({"history", "lsit"}, "history list");
        row({"history", "exp"}, "history export");
        row({"list"}, "history list");
        row({"verify", "--all"}, "fairness verify");
        row({"variants", "chek", "x.json"}, "variants check");
        row({"rules", "clasic"}, "classic");
        row({"compare", "classic", "premuim"}, "premium");
        row({"rules", "classic", "--jsn"}, "--json");
        row({"rules", "classic", "-json"}, "--json");
        row({"simulate", "classic", "--round=5"}, "--rounds");
        row({"rules", "classic", "--set", "dekcs=8"}, "decks");
        row({"rules", "classic", "--set", "dealer.hitSoft17=true"}, "hitsSoft17");
        row({"rules", "classic", "--set", "surrender.when=lat"}, "late");
        row({"rules", "classic", "--preset", "stirp-6-5"}, "strip-6-5");
        row({"history", "export", "--format", "jsn", "--out", "-"}, "json");
    }
    void asksWhatWasMeant() {
        QFETCH(QStringList, typed);
        QFETCH(QByteArray, meant);
        const Call wrong = call(typed);
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains("; did you mean \"" + meant + "\"?"), wrong.err.constData());
        QCOMPARE(wrong.out, QByteArray());
    }

    void nothingNearIsNotGuessed() {
        for (const QStringList& typed : {QStringList{"deal"}, {"rules", "baccarat"}, {"rules", "classic", "--fast"}})
            QVERIFY2(!call(typed).err.contains("did you mean"), qPrintable(typed.join(' ')));
    }

    void completions_data() {
        QTest::addColumn<QStringList>("typed");
        QTest::addColumn<QStringList>("offered"); ///< among others
        QTest::addColumn<QStringList>("others");
        const auto row = [](const QStringList& typed, const QStringList& offered, const QStringList& others = {}) {
            QTest::newRow(qPrintable(typed.join(' ') + '|')) << typed << offered << others;
        };
        row({""}, {"analyze", "history", "fairness", "variants"}, {"list", ":file"});
        row({"hi"}, {"history"}, {"analyze"});
        row({"--"}, {"--help", "--version"}, {"analyze"});
        row({"history", "-"}, {"--help"}, {"--version", "list"});
        row({"history", ""}, {"list", "export", "restore"}, {"history", ":file", "--help"});
        row({"variants", ""}, {"check", "add", "remove", "--json"});
        row({"analyze", ""}, {"classic", "deluxe", "down-under", ":file"}, {"--json"});
        row({"analyze", "cl"}, {"classic", ":file"}, {"deluxe"});
        row({"analyze", "--set", "decks=8", ""}, {"classic", ":file"});
        row({"compare", "classic", "pre"}, {"premium"}, {"classic"});
        row({"analyze", "classic", "--p"}, {"--preset"}, {"--set"});
        row({"analyze", "classic", ""}, {"--preset", "--set", "--json"}, {"classic", ":file"});
        row({"analyze", "classic", "--set", "dealer."}, {"dealer.hitsSoft17=", "dealer.peek="}, {"decks="});
        row({"analyze", "classic", "--set", "dealer.hitsSoft17="},
            {"dealer.hitsSoft17=true", "dealer.hitsSoft17=false"});
        row({"analyze", "classic", "--set", "surrender.when=e"}, {"surrender.when=early"}, {"surrender.when=late"});
        row({"history", "export", "--format", ""}, {"csv", "json"}, {"--json"});
        row({"history", "export", "--format=j"}, {"--format=json"}, {"--format=csv"});
        row({"history", "export", "--out", ""}, {":file"}, {"csv"});
        row({"history", "list", "--data", ""}, {":folder"});
        row({"history", "list", "--variant", "de"}, {"deluxe"}, {"classic"});
        row({"history", "list", "--state", ""}, {"open", "settled", "returned"});
        row({"history", "list", "--mistake", "b"}, {"blunder"}, {"fine"});
        row({"history", "mistakes", "--kind", ""}, {"hard", "pair", "insurance"});
        row({"advise", "classic", "--hole", ""}, {"small", "medium", "large"});
        row({"play", ""}, {":file"});
        row({"fairness", "verify", ""}, {":file"});
    }
    void completions() {
        QFETCH(QStringList, typed);
        QFETCH(QStringList, offered);
        QFETCH(QStringList, others);
        const QStringList words = completionsOf(typed);
        for (const QString& word : offered)
            QVERIFY2(words.contains(word), qPrintable(word + ": " + words.join(' ')));
        for (const QString& word : others)
            QVERIFY2(!words.contains(word), qPrintable(word + ": " + words.join(' ')));
    }

    // Whatever an option's help lists is offered, and each word offered is one the command takes.
    void completionsOfLists() {
        for (const char* preset : {"analyze", "rules", "simulate"}) {
            const QStringList ids = completionsOf({preset, "classic", "--preset", ""});
            QVERIFY(ids.size() > 3);
            for (const QString& id : ids)
                QCOMPARE(call({"rules", "classic", "--preset", id, "--json"}).code, 0);
        }
        QTemporaryDir folder; // nothing has been played there: exit code 1, where a wrong word has 2
        const QStringList results = completionsOf({"history", "list", "--result", ""});
        QVERIFY(results.size() > 2);
        for (const QString& result : results)
            QCOMPARE(call({"history", "list", "--result", result, "--data", folder.path()}).code, 1);
    }

    // As the shell calls it.
    void completesInBash() {
        const QString bash = QStandardPaths::findExecutable(QStringLiteral("bash"));
        if (bash.isEmpty())
            QSKIP("there is no bash");
        const auto typed = [&](const QStringList& words) {
            QProcess shell;
            shell.setProcessEnvironment(withTheProgram());
            shell.start(bash, QStringList{"-c",
                                          ". \"$1\"; shift; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); "
                                          "_openshoe; printf '%s\\n' \"${COMPREPLY[@]}\"",
                                          "bash", OPENSHOE_SOURCE_DIR "/packaging/linux/openshoe.bash"} +
                                  words);
            shell.waitForFinished();
            return QString::fromUtf8(shell.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
        };
        QCOMPARE(typed({"openshoe-cli", "history", "exp"}), QStringList{"export"});
        QVERIFY(typed({"openshoe-cli", "analyze", ""}).contains("down-under"));
        QCOMPARE(typed({"openshoe-cli", "history", "export", "--format", ""}), QStringList({"csv", "json"}));
        QCOMPARE(typed({"openshoe-cli", "history", "export", "--format", "=", "c"}), QStringList{"csv"});
        QCOMPARE(typed({"openshoe-cli", "rules", "classic", "--set", "dealer.hitsSoft17", "=", "t"}),
                 QStringList{"true"});
        QCOMPARE(typed({"openshoe", "--speed", "no"}), QStringList{"normal"});
        QVERIFY(typed({"openshoe", "--variant", "de"}).contains("deluxe"));
    }

    void completesInFish() {
        const QString fish = QStandardPaths::findExecutable(QStringLiteral("fish"));
        if (fish.isEmpty())
            QSKIP("there is no fish");
        const auto typed = [&](const QByteArray& line) {
            QProcess shell;
            shell.setProcessEnvironment(withTheProgram());
            shell.start(fish, {"--no-config", "-c",
                               "source " OPENSHOE_SOURCE_DIR "/packaging/linux/openshoe.fish; complete -C '" +
                                   line + "'"});
            shell.waitForFinished();
            QStringList words;
            for (const QByteArray& told : shell.readAllStandardOutput().split('\n'))
                words << QString::fromUtf8(told.split('\t').first());
            return words;
        };
        QVERIFY(typed("openshoe-cli analyze ").contains("down-under"));
        QCOMPARE(typed("openshoe-cli history export --format "), QStringList({"csv", "json", ""}));
        QCOMPARE(typed("openshoe-cli history export --format=c"), QStringList({"--format=csv", ""}));
        QVERIFY(typed("openshoe --speed ").contains("normal"));
    }

    void variants() {
        const Call rows = call({"variants"});
        QCOMPARE(rows.code, 0);
        QCOMPARE(rows.out.count('\n'), qsizetype(7));
        QVERIFY(rows.out.contains("down-under  Down Under Blackjack"));
        const QJsonArray variants = call({"variants", "--json"}).json()["variants"].toArray();
        QCOMPARE(variants.size(), qsizetype(6));
        QCOMPARE(variants[0]["id"].toString(), "deluxe");
        QCOMPARE(variants[0]["published"].toDouble(), 0.9953);
        QVERIFY(variants[4]["published"].isNull());
        QCOMPARE(variants[4]["currencies"], QJsonArray({"gold", "sweeps"}));
    }

    void ownVariants() {
        QTemporaryDir data;
        QVERIFY(QDir(data.path()).mkdir("variants"));
        const auto write = [&](const QString& name, const QByteArray& bytes) {
            QFile file(data.filePath("variants/" + name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(write("broken.json", "{"));
        QVERIFY(write("mine.json", call({"rules", "premium", "--json", "--set", "id=mine", "--set", "decks=2"}).out));
        const Call listed = call({"variants", "--json", "--data", data.path()});
        QCOMPARE(listed.code, 0);
        QCOMPARE(listed.json()["variants"].toArray().size(), qsizetype(7));
        QVERIFY(listed.err.contains("broken.json: /: not JSON"));
        QCOMPARE(call({"rules", "mine", "--json", "--data", data.path()}).json()["decks"].toInt(), 2);
        QCOMPARE(call({"rules", data.filePath("variants/mine.json"), "--json"}).json()["id"].toString(), "mine");
        QCOMPARE(call({"rules", "mine"}).code, 2);
    }

    // A game needs only a rule file: every command then knows it.
    void aSeventhGame() {
        QTemporaryDir data;
        QVERIFY(QDir(data.path()).mkdir("variants"));
        QVERIFY(QFile::copy(OPENSHOE_TEST_DATA "/games/harbour.json", data.filePath("variants/harbour.json")));
        const QStringList here{"--data", data.path()};
        const Call listed = call(QStringList{"variants", "--json"} + here);
        QCOMPARE(listed.json()["variants"].toArray().last()["name"].toString(), "Harbour Blackjack");
        const Call rules = call(QStringList{"rules", "harbour"} + here);
        QVERIFY(rules.out.startsWith("Harbour Blackjack (harbour)"));
        QVERIFY(rules.out.contains("It pays 7:5."));
        QCOMPARE(call(QStringList{"rules", "harbour", "--json"} + here).json()["felt"].toString(), "lagoon");
        QCOMPARE(call(QStringList{"analyze", "harbour", "--json"} + here).json()["decks"].toInt(), 2);
        QCOMPARE(call(QStringList{"strategy", "harbour", "--json"} + here).json()["variant"].toString(), "harbour");
        for (const QStringList& command : {QStringList{"advise", "harbour", "--hand", "TS 6H", "--up", "9C"},
                                           QStringList{"simulate", "harbour", "--rounds", "1000"}})
            QCOMPARE(call(command + here).code, 0);
    }

    void rules() {
        for (const char* id : {"deluxe", "rundown", "boxes", "down-under", "classic", "premium"}) {
            const Call data = call({"rules", id, "--json"});
            QCOMPARE(data.code, 0);
            QFile file(QString(OPENSHOE_SOURCE_DIR "/resources/variants/%1.json").arg(id));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(data.json(), QJsonDocument::fromJson(file.readAll()).object());
            const Call page = call({"rules", id});
            QCOMPARE(page.code, 0);
            QVERIFY(page.out.contains("It pays 3:2."));
            QVERIFY(page.out.contains("Computed from these rules, with best play: "));
            QVERIFY(page.out.endsWith("[*] the house's choice, where the published rules are silent or unclear\n"));
        }
        const Call changed = call({"rules", "classic", "--set", "decks=8", "--set", "blackjackPays=6:5", "--set",
                                   "evenMoney.on=[]", "--json"});
        QCOMPARE(changed.json()["decks"].toInt(), 8);
        QCOMPARE(changed.json()["blackjackPays"].toString(), "6:5");
        QCOMPARE(changed.json()["evenMoney"].toObject(), (QJsonObject{{"on", QJsonArray()}}));
        const QByteArray uneven = call({"rules", "classic", "--set", "blackjackPays=6:5"}).out.simplified();
        QVERIFY(uneven.contains("It pays 6:5."));
        QVERIFY(uneven.contains("Blackjack: 6:5 is paid in full on multiples of 0.10."));
        QVERIFY(!uneven.contains("no payout needs rounding"));
    }

    // Exactly a third of the cards unseen are tens: insurance is even, and so it says.
    void evenInsurance() {
        const QStringList even{"advise", "premium", "--set",  "decks=1", "--hand", "5S 6H",
                               "--up",   "AC",      "--seen", "2D"};
        const Call told = call(even + QStringList{"--json"});
        QCOMPARE(told.code, 0);
        QVERIFY(told.out.contains("\"insurance\": 0\n"));
        QVERIFY(!told.json().contains("asGood"));
        const QString text = QString::fromUtf8(call(even).out);
        QVERIFY(text.contains(QRegularExpression("insurance +0\\.000000  even: taking it or not is worth the same\n")));
    }

    void verifies() {
        const Call good = call({"fairness", "verify", "-"}, claim);
        QCOMPARE(good.code, 0);
        QVERIFY(good.out.startsWith("OK: "));
        QCOMPARE(call({"fairness", "verify", "-", "--json"}, claim).json()["verified"].toBool(), true);
        QCOMPARE(
            call({"fairness", "verify", "-"}, text(claimWith("drawnCards", QJsonValue(QJsonValue::Undefined)))).code,
            0);
        QCOMPARE(call({"fairness", "verify", "-"}, text(claimWith("drawnCards", "9d QD 6c JS"))).code, 0);

        // As in the output of `history show`.
        QJsonObject fairness = claimWith("drawnCards", QJsonValue(QJsonValue::Undefined));
        const QJsonObject round{{"id", 17}, {"fairness", fairness}, {"drawnCards", QJsonArray{"9D", "QD"}}};
        const Call whole = call({"fairness", "verify", "-", "--json"}, text(round));
        QCOMPARE(whole.code, 0);
        QCOMPARE(whole.json()["cards"].toInt(), 2);
        // As the window copies a shoe.
        const QJsonObject shoe{{"format", "openshoe-shoe"}, {"version", 1},          {"variant", "classic"},
                               {"fairness", fairness},      {"drawnCards", "9D QD"}, {"rounds", QJsonArray()}};
        QCOMPARE(call({"fairness", "verify", "-", "--json"}, text(shoe)).json()["cards"].toInt(), 2);

        QTemporaryDir folder;
        QFile file(folder.filePath("round.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(claim) > 0);
        file.close();
        QCOMPARE(call({"fairness", "verify", file.fileName()}).code, 0);
    }

    void failedVerifications_data() {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QString>("said");
        QTest::newRow("seed") << text(claimWith("seed", QString(64, '0')))
                              << "the seed's SHA-256 is 66687aadf862bd776c8f";
        QTest::newRow("client seed") << text(claimWith("clientSeed", "Example")) << "card 2 of the shoe is";
        QTest::newRow("number") << text(claimWith("number", 2)) << "card 2 of the shoe is";
        QTest::newRow("decks") << text(claimWith("decks", 8)) << "card 2 of the shoe is";
        QTest::newRow("first card") << text(claimWith("firstCard", 0))
                                    << "card 1 of the shoe is KC by the shuffle, 9D was drawn";
        QTest::newRow("beyond the shoe") << text(claimWith("firstCard", 310))
                                         << "4 cards from card 311 on do not fit a shoe of 312";
        QTest::newRow("a card") << text(claimWith("drawnCards", QJsonArray{"9D", "QD", "6S"}))
                                << "card 4 of the shoe is 6C";
    }

    void failedVerifications() {
        QFETCH(QByteArray, input);
        QFETCH(QString, said);
        const Call failed = call({"fairness", "verify", "-"}, input);
        QCOMPARE(failed.code, 1);
        QVERIFY2(failed.out.startsWith("failed: " + said.toUtf8()), failed.out.constData());
        const Call json = call({"fairness", "verify", "-", "--json"}, input);
        QCOMPARE(json.code, 1);
        QCOMPARE(json.json()["verified"], QJsonValue(false));
        QVERIFY(json.json()["problem"].toString().startsWith(said));
    }

    void seedNotYetTold() {
        const Call early = call({"fairness", "verify", "-"}, text(claimWith("seed", QJsonValue())));
        QCOMPARE(early.code, 1);
        QVERIFY(early.out.isEmpty());
        QVERIFY2(early.err.contains("standard input: /seed: null: the shoe is still in use"), early.err.constData());
    }

    // Where only the ranks matter, suits needn't be made up.
    void advisesWithoutSuits() {
        const QJsonObject plain = call({"advise", "classic", "--hand", "T 6", "--up", "9", "--json"}).json();
        QCOMPARE(plain, call({"advise", "classic", "--hand", "TS 6H", "--up", "9C", "--json"}).json());
        QVERIFY(plain["actions"]["stand"].isDouble());
        QCOMPARE(call({"advise", "classic", "--hand", "10,6h", "--up", "9", "--seen", "9 9 k", "--json"}).json(),
                 call({"advise", "classic", "--hand", "TS 6H", "--up", "9C", "--seen", "9S 9D KH", "--json"}).json());
        // As many as the shoe holds, whatever their suits; with one more the shoe is out of them.
        const QStringList one{"advise", "classic", "--set",  "decks=1", "--hand",
                              "8 8",    "--up",    "8",      "--json",  "--seen"};
        QCOMPARE(call(one + QStringList{"8"}).code, 0);
        QCOMPARE(call(one + QStringList{"8S"}).code, 0);
        const Call tooMany = call(one + QStringList{"8 8"});
        QCOMPARE(tooMany.code, 2);
        QVERIFY2(tooMany.err.contains("is no longer in the shoe"), tooMany.err.constData());
        QCOMPARE(call({"advise", "down-under", "--hand", "T 6", "--up", "9", "--hole", "7", "--json"}).json(),
                 call({"advise", "down-under", "--hand", "TS 6H", "--up", "9C", "--hole", "7D", "--json"}).json());
        QCOMPARE(call({"advise", "classic", "--hand", "T 1", "--up", "9"}).code, 2);
    }

    void wrongCalls_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("said");
        auto row = [rows = 0](const QStringList& arguments, const QByteArray& said,
                              const QByteArray& input = {}) mutable {
            QTest::newRow(qPrintable(QString::number(++rows) + ' ' + arguments.join(' ').left(80) + ' ' +
                                     input.left(40).simplified()))
                << arguments << input << "openshoe-cli: " + said;
        };
        row({}, "no command");
        row({"--json"}, "--json: no such command; use one of variants, variants check,");
        row({"deal"}, "deal: no such command; use one of variants, variants check,");
        row({"fairness"}, "fairness: no such command");
        row({"variants", "x"}, "variants: \"x\" is one argument too many; allowed: 0");
        row({"variants", "--jason"}, "variants: Unknown option 'jason'");
        row({"play", ""}, "no file is named; a path is needed");
        row({"history", "restore", ""},
            "history restore: FILE is empty; leave it out for the backup with most on record");
        row({"variants", "--data"}, "variants: Missing value after '--data'");
        row({"variants", "--data="}, "variants: --data is empty");
        row({"rules"}, "rules: VARIANT is missing");
        row({"rules", "classic", "premium"}, "rules: \"premium\" is one argument too many");
        row({"rules", "clasic"},
            "clasic: no such game; use one of deluxe, rundown, boxes, down-under, classic, premium");
        row({"rules", ""}, "no such game; use one of deluxe,");
        row({"advise", "classic", "--set", "dealer.secondCard=after-players", "--hand", "T 6", "--up", "9", "--hole",
             "7"},
            "--hole: there is none: the dealer gets the second card after the hands");
        row({"rules", "no/such/file.json"}, "no/such/file.json: cannot be read: ");
        row({"rules", "."}, ".: cannot be read: ");
        row({"rules", "classic", "--set", "decks"}, "--set decks: not a change of a rule; KEY=VALUE is needed");
        row({"rules", "classic", "--set", "decks=9"}, "--set decks=9: /decks: 9 is out of range; allowed: 1 to 8");
        row({"rules", "classic", "--set", "dekcs=8"}, "--set dekcs=8: /dekcs: unknown key; allowed: id, name,");
        row({"rules", "classic", "--set", "split.hands=1", "--json"}, "--set split.hands=1: /double/afterSplit: ");
        row({"fairness", "verify"}, "fairness verify: FILE, ROUND-ID or --all is needed");
        row({"fairness", "verify", "-"}, "standard input: /: not JSON at line 1", "");
        row({"fairness", "verify", "-"}, "standard input: /: is a list; an object is needed", "[]");
        row({"fairness", "verify", "-"}, "standard input: /commitment: missing; this key is needed", "{}");
        row({"fairness", "verify", "-"}, "standard input: /sed: unknown key; allowed: commitment, seed,",
            "{\"sed\":1}");
        row({"fairness", "verify", "-"}, "standard input: /fairness: is null; an object is needed",
            "{\"fairness\":null}");
        row({"fairness", "verify", "-"}, "standard input: /fairness/commitment: missing", "{\"fairness\":{}}");
        row({"fairness", "verify", "-"}, "standard input: /seed: is a number; text is needed",
            text(claimWith("seed", 1)));
        row({"fairness", "verify", "-"}, "standard input: /seed: not a seed; 64 hex digits are needed",
            text(claimWith("seed", "00")));
        row({"fairness", "verify", "-"}, "standard input: /commitment: not a commitment; 64 hex digits",
            text(claimWith("commitment", "xyz")));
        row({"fairness", "verify", "-"}, "standard input: /clientSeed: 65 bytes are too many",
            text(claimWith("clientSeed", QString(65, 'x'))));
        row({"fairness", "verify", "-"}, "standard input: /number: 0 is out of range; allowed: 1 to",
            text(claimWith("number", 0)));
        row({"fairness", "verify", "-"}, "standard input: /decks: 9 is out of range; allowed: 1 to 8",
            text(claimWith("decks", 9)));
        row({"fairness", "verify", "-"}, "standard input: /firstCard: -1 is out of range",
            text(claimWith("firstCard", -1)));
        row({"fairness", "verify", "-"}, "standard input: /drawnCards/1: \"1D\" is not a card",
            text(claimWith("drawnCards", QJsonArray{"AS", "1D"})));
        row({"fairness", "verify", "-"}, "standard input: /drawnCards: \"XX\" is not a card",
            text(claimWith("drawnCards", "AS XX")));
        row({"fairness", "verify", "-"}, "standard input: /0/0/0", QByteArray(65, '[') + QByteArray(65, ']'));
        row({"fairness", "verify", "-"}, "standard input: /: too large; at most 16 MiB is allowed",
            QByteArray(17 * 1024 * 1024, ' '));
    }

    // A wrong command line reports what is wrong and where, prints nothing on standard output, and exits with 2.
    void wrongCalls() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, said);
        const Call wrong = call(arguments, input);
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.startsWith(said), wrong.err.constData());
        QCOMPARE(wrong.out, QByteArray());
    }

    void badRuleSetFile() {
        QTemporaryDir folder;
        const QString path = folder.filePath("own.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"id":"own","name":"Own","decks":6,"limits":[{"currency":"coin","min":"1.00","max":1e99}]})");
        file.close();
        const Call wrong = call({"rules", path, "--json"});
        QCOMPARE(wrong.code, 2);
        QCOMPARE(QString::fromUtf8(wrong.err),
                 QString("openshoe-cli: %1: /limits/0/max: is a number; an amount as decimal text, such as "
                         "\"12.50\", is needed\n")
                     .arg(path));
        QVERIFY(wrong.out.isEmpty());
    }

#ifndef Q_OS_WIN
    // Nothing opened later is taken for the stream, and what is wrong is said.
    void closedStreams() {
        const auto closed = [](const char* call) {
            QProcess shell;
            shell.start("sh", {"-c", QStringLiteral("\"$0\" %1").arg(QLatin1StringView(call)), OPENSHOE_CLI});
            shell.waitForFinished();
            return Call{.code = shell.exitCode(),
                        .out = shell.readAllStandardOutput(),
                        .err = shell.readAllStandardError()};
        };
        for (const char* call : {"play - <&-", "fairness verify - <&-"}) {
            const Call input = closed(call);
            QCOMPARE(input.code, 2);
            QCOMPARE(input.err, QByteArray("openshoe-cli: standard input: is closed: there is nothing to read\n"));
        }
        const Call output = closed("variants >&-");
        QCOMPARE(output.code, 1);
        QVERIFY2(output.err.contains("standard output: could not be written to"), output.err.constData());
        QCOMPARE(closed("variants 2>&-").code, 0);
    }
#endif

#ifdef Q_OS_LINUX
    void fullDisk() {
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        process.start(OPENSHOE_CLI, {"variants"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("standard output: could not be written to"));
    }
#endif
};

OPENSHOE_TEST(TestCli, Core)
#include "tst_cli.moc"
