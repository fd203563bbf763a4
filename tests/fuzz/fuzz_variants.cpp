// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of custom rule sets: files separated by the byte 30, each with its name in its first line. The built-in
// games are there whatever the folder holds; every file is either one more game or a problem that names it.
#include "check.h"
#include "formats/variants.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <set>

using namespace openshoe;

namespace {

// Inside the folder, and no longer than a file system accepts.
QString fileName(const QByteArray& line) {
    QString name = QString::fromUtf8(line).left(60);
    name.replace('/', '_').replace(QChar::Null, QLatin1Char('_'));
    return name.isEmpty() || name == "." || name == ".." ? QStringLiteral("own.json") : name;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const QTemporaryDir scratch;
    const QDir folder(scratch.filePath("variants"));
    QDir(folder).removeRecursively();
    FUZZ_CHECK(folder.mkpath("."));
    int files = 0;
    for (const QByteArray& part :
         QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)).split('\x1e').mid(0, 8)) {
        const qsizetype end = part.indexOf('\n');
        QFile file(folder.filePath(fileName(part.left(end))));
        if (!file.open(QIODevice::WriteOnly))
            continue;
        file.write(end < 0 ? QByteArray() : part.mid(end + 1));
    }
    for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden))
        files += name.endsWith(".json", Qt::CaseInsensitive) && !name.startsWith('.') ? 1 : 0;

    files += formats::readArrangement(folder.path()) ? 0 : 1; // the one file that is not a game but may be invalid too
    const formats::VariantCatalogue catalogue(folder.path());
    FUZZ_CHECK(static_cast<int>(catalogue.entries().size() + catalogue.unusable().size()) == 6 + files);
    for (const auto& [path, problem] : catalogue.unusable())
        FUZZ_CHECK(problem.where.starts_with(folder.path().toStdString() + '/') && !problem.what.empty(),
                   problem.text().c_str());
    const formats::VariantCatalogue builtIn;
    std::set<std::string> ids;
    for (const auto& entry : catalogue.entries()) {
        FUZZ_CHECK(entry.builtIn == (builtIn.find(entry.rules.id) != nullptr) && ids.insert(entry.rules.id).second);
        FUZZ_CHECK(engine::validate(entry.rules));
        const auto byId = catalogue.load(QString::fromStdString(entry.rules.id));
        FUZZ_CHECK(byId && *byId == entry.rules);
        if (!entry.builtIn) {
            const auto byPath = catalogue.load(entry.path);
            FUZZ_CHECK(byPath && *byPath == entry.rules);
        }
    }
    return 0;
}
