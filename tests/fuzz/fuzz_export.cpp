// SPDX-License-Identifier: GPL-3.0-or-later
// What is exported and comes back. Even first byte: a round's document, or its fairness object alone, given to
// `fairness verify`. Odd: base.db (with its rounds' prices if the byte modulo 16 is 5) with changed rows, in
// fuzz_database's format, exported: every line of CSV has its columns and the texts of `history list`, every line of
// JSON is a document that `fairness verify` reads.
#include "check.h"
#include "databasechanges.h"
#include "databasefolder.h"
#include "program.h"
#include "storage/file/files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>

using namespace openshoe;

namespace {

QJsonObject object(const QByteArray& text) {
    return QJsonDocument::fromJson(text).object();
}

void verifyDocument(const QByteArray& document) {
    const auto told = fuzz::callProgram({"fairness", "verify", "-", "--json"}, document);
    fuzz::checkOutcome(told, true);
    const auto text = fuzz::callProgram({"fairness", "verify", "-"}, document);
    fuzz::checkOutcome(text, false);
    FUZZ_CHECK(told.code == text.code);
    if (told.code == 2)
        FUZZ_CHECK(told.err.startsWith("openshoe-cli: standard input"), told.err.constData());
    if (told.code == 1 && told.out.isEmpty())
        FUZZ_CHECK(told.err.contains("seed: null"), told.err.constData());
    if (told.code != 0)
        return;
    QJsonObject claim = object(document);
    if (claim.contains("fairness"))
        claim = claim["fairness"].toObject();
    const QByteArray seed = QByteArray::fromHex(claim["seed"].toString().toLatin1());
    const QByteArray commitment = QCryptographicHash::hash(seed, QCryptographicHash::Sha256).toHex();
    FUZZ_CHECK(seed.size() == 32 && claim["commitment"].toString().toLower().toLatin1() == commitment);
    FUZZ_CHECK(object(told.out)["verified"].toBool() &&
               object(told.out)["commitment"].toString().toLatin1() == commitment);
}

/// The rows of a CSV text (RFC 4180); nothing if it isn't one.
std::optional<QList<QByteArrayList>> rowsOf(const QByteArray& csv) {
    QList<QByteArrayList> rows;
    for (qsizetype at = 0; at < csv.size();) {
        QByteArrayList row;
        for (bool more = true; more;) {
            QByteArray field;
            if (csv[at] == '"') {
                for (++at;; ++at) {
                    if (at >= csv.size())
                        return std::nullopt;
                    if (csv[at] == '"' && (at + 1 >= csv.size() || csv[at + 1] != '"'))
                        break;
                    at += csv[at] == '"';
                    field += csv[at];
                }
                ++at;
            } else {
                while (at < csv.size() && csv[at] != ',' && csv[at] != '\r' && csv[at] != '\n' && csv[at] != '"')
                    field += csv[at++];
            }
            row << field;
            more = at < csv.size() && csv[at] == ',';
            if (!more && csv.mid(at, 2) != "\r\n")
                return std::nullopt;
            at += more ? 1 : 2;
        }
        rows << row;
    }
    return rows;
}

void exportRecord(const QString& folder, bool priced) {
    const auto list = fuzz::callProgram({"history", "list", "--json", "--data", folder});
    fuzz::checkOutcome(list, true);
    for (const char* command : {"list", "check"})
        fuzz::checkOutcome(fuzz::callProgram({"history", command, "--data", folder}), false);
    for (const bool json : {false, true}) {
        const auto call = [&](QStringList words) {
            if (json)
                words << QStringLiteral("--json");
            fuzz::checkOutcome(fuzz::callProgram(words << QStringLiteral("--data") << folder), json);
        };
        call({"history", "stats"});
        call({"history", "show", "1"});
        if (priced) {
            call({"history", "mistakes"});
            call({"history", "review", "1"});
        }
    }
    std::map<QByteArray, QJsonObject> rounds;
    for (const QJsonValue& round : object(list.out)["rounds"].toArray())
        rounds[QByteArray::number(round["id"].toInteger())] = round.toObject();

    const auto csv = fuzz::callProgram({"history", "export", "--format", "csv", "--out", "-", "--data", folder});
    FUZZ_CHECK(csv.code == 0 || (csv.code == 1 && csv.err.startsWith("openshoe-cli: ")), csv.err.constData());
    if (csv.code == 0) {
        const auto rows = rowsOf(csv.out);
        FUZZ_CHECK(rows && !rows->isEmpty(), csv.out.constData());
        for (qsizetype i = 0; i < rows->size(); ++i)
            FUZZ_CHECK(rows->at(i).size() == 29, csv.out.constData()); // the heading too
        for (qsizetype i = 1; i < rows->size() && list.code == 0; ++i) {
            const QJsonObject& round = rounds[rows->at(i)[0]];
            FUZZ_CHECK(round["variant"].toString().toUtf8() == rows->at(i)[3], csv.out.constData());
            FUZZ_CHECK(round["account"].toString().toUtf8() == rows->at(i)[4], csv.out.constData());
            FUZZ_CHECK(round["currency"].toString().toUtf8() == rows->at(i)[5], csv.out.constData());
        }
    }
    const auto json = fuzz::callProgram({"history", "export", "--format", "json", "--out", "-", "--data", folder});
    FUZZ_CHECK(json.code == 0 || (json.code == 1 && json.err.startsWith("openshoe-cli: ")), json.err.constData());
    for (const QByteArray& line : json.out.split('\n')) {
        if (line.isEmpty())
            continue;
        FUZZ_CHECK(!object(line).isEmpty(), line.constData());
        const auto verified = fuzz::callProgram({"fairness", "verify", "-"}, line);
        FUZZ_CHECK(verified.code != 2, verified.err.constData());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size - 1));
    (void)fuzz::scratch();
    if (data[0] % 2 == 0) {
        verifyDocument(bytes);
        return 0;
    }
    const QString folder = QDir(fuzz::scratch()).filePath("../export");
    const bool priced = data[0] % 16 == 5;
    fuzz::putDatabase(folder, priced ? fuzz::pricedDatabase() : fuzz::baseDatabase());
    fuzz::changeRows(storage::databasePath(folder), QString::fromUtf8(bytes));
    exportRecord(folder, priced);
    return 0;
}
