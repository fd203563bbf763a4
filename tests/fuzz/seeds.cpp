// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the fuzzers' initial inputs to a folder: openshoe_fuzz_seeds FOLDER. Rule sets, the test scenarios, the logs
// of random rounds in every game in both formats, and a few lines for the small readers.
#include "eventchecks.h"

#include "../engine/randomtable.h"
#include "formats/challenge.h"
#include "formats/counts.h"
#include "formats/eventbytes.h"
#include "formats/eventsjson.h"
#include "formats/rulesjson.h"
#include "places.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <set>

using namespace openshoe;

namespace {

void write(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(path.section('/', 0, -2));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("can't write %s", qPrintable(path));
}

// Random rounds, with one file for each log that contains a new kind of event.
void writeLogs(const QString& folder, std::size_t place) {
    const engine::RuleSet& rules = fuzz::game(place);
    std::set<std::size_t> seen;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        RandomTable table(rules, seed);
        for (int i = 0; i < 300; ++i) {
            if (!table.step().empty())
                qFatal("the random table went wrong");
            if (table.state().phase != engine::Phase::Over)
                continue;
            const std::size_t before = seen.size();
            for (const engine::Event& event : table.log())
                seen.insert(event.index());
            if (seen.size() == before)
                continue;
            const QByteArray game(1, static_cast<char>(place));
            const QString name = QStringLiteral("%1-%2").arg(QString::fromStdString(rules.id)).arg(seen.size());
            write(folder + "/events_json/" + name,
                  game + QJsonDocument(formats::eventsToJson(rules, table.log())).toJson(QJsonDocument::Compact));
            write(folder + "/events_bytes/" + name, game + formats::eventsToBytes(table.log()));
        }
    }
}

} // namespace

int main(int argc, char* argv[]) {
    if (argc != 2)
        qFatal("a folder is needed");
    const QString folder = QString::fromLocal8Bit(argv[1]);
    for (std::size_t i = 0; i < 6; ++i) {
        const auto& rules = fuzz::game(i);
        write(QStringLiteral("%1/rules/%2").arg(folder, QString::fromStdString(rules.id)),
              QJsonDocument(formats::ruleSetToJson(rules)).toJson(QJsonDocument::Compact));
        writeLogs(folder, i);
        write(QStringLiteral("%1/challenge/%2").arg(folder).arg(i), formats::challengeText({.rules = rules}));
        write(QStringLiteral("%1/overrides/%2").arg(folder).arg(i),
              QByteArray(1, static_cast<char>(i)) + "decks=8\nblackjackPays=6:5\nevenMoney.on=[]\nsplit.hands=4");
    }
    for (const auto& system : formats::countSystems())
        write(QStringLiteral("%1/counts/%2").arg(folder, QString::fromStdString(system.id)),
              QJsonDocument(formats::countSystemToJson(system)).toJson(QJsonDocument::Compact));
    const QDir scenarios(QStringLiteral(OPENSHOE_TEST_DATA "/scenarios"));
    for (const QString& name : scenarios.entryList({"*.json"})) {
        QFile file(scenarios.filePath(name));
        if (!name.endsWith(".expected.json") && file.open(QIODevice::ReadOnly))
            write(folder + "/scenario/" + name, file.readAll());
    }
    // A custom rule set, for the folder of them; a round's document; a call of each command.
    QFile premium(folder + "/rules/premium");
    if (premium.open(QIODevice::ReadOnly)) {
        const QByteArray own = premium.readAll().replace("\"premium\"", "\"own\"");
        write(folder + "/variants/own", "own.json\n" + own + "\x1ezwei.json\n" + own);
    }
    write(
        folder + "/export/round",
        QByteArray(1, '\0') +
            R"({"id":3,"drawnCards":["9D","QD","6C","JS"],"fairness":)"
            R"({"seed":"0000000000000000000000000000000000000000000000000000000000000001",)"
            R"("clientSeed":"example","number":1,)"
            R"("commitment":"ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5",)"
            R"("decks":6,"firstCard":1}})");
    for (const char* call :
         {"variants", "rules\ndeluxe", "play\nscenario.json", "analyze\nclassic", "strategy\nown",
          "advise\nboxes\n--hand\nTS 6H\n--up\n9C\n--seen\n5D,KC", "simulate\nclassic\n--rounds\n10\n--seed\n1",
          "count\nsystems\ninput", "count\neffects\nboxes\n--seen\n5 5 TS", "count\ncorrelations\nko\ndeluxe",
          "count\nindices\nhi-lo\nboxes", "count\nsimulate\nboxes\n--system\nred-7\n--rounds\n9",
          "count\nrisk\nboxes\n--system\nzen\n--ramp\n0:1 2:4x2\n--bankroll\n99",
          "count\nrisk\n--mean\n0.01\n--deviation\n1.2\n--bankroll\n99",
          "fairness\nverify\n1", "fairness\nverify\n--all", "history\nlist\n--limit\n3", "history\nshow\n2",
          "history\nexport\n--format\ncsv\n--out\n-", "history\nstats\n--currency\nusd", "history\ncheck",
          "history\nbackup", "history\nrestore\ninput"}) {
        QString name = QString::fromLatin1(call).replace('\n', '-').left(24);
        write(QStringLiteral("%1/command_line/%2").arg(folder, name.replace(' ', '_')),
              '\1' + QByteArray(call) + "\n--data\ndata");
    }
    for (const char* changes : {"rounds 3 -", "plays 2 + 1", "rounds.hands 0 ='99:win", "shoes.decks 0 =9", "schema 4",
                                "logs.events 2 =x0180"})
        write(QStringLiteral("%1/database/%2").arg(folder, QString::fromLatin1(changes).left(12).replace(' ', '_')),
              '\2' + QByteArray(changes));
    write(folder + "/settings/all", "[look]\nscheme=dark\nfourColour=true\ncardBack=claret\nfelt=\ntextScale=1.2\n"
                                    "[table]\nspeed=fast\n[sound]\non=false\ncards=0.5\n[language]\ncode=de\n[coach]"
                                    "\nmode=always\n[clocks]\nbet=30\n"
                                    "decision=off\n[account]\ncurrent=2\n[currency]\nclassic=gold\n[window]\ngeometry=@"
                                    "Rect(10 20 1280 800)\nmaximized=false\n");
    int word = 0;
    for (const char* text : {"AS", "10d", "12.50", "0.02", "9999999999999.99", "3:2", "1000:1", "\xC3\xA4\xE2\x99\xA0"})
        write(QStringLiteral("%1/words/%2").arg(folder).arg(word++), text);
    write(folder + "/words/seed", QByteArray(64, 'a'));
    return 0;
}
