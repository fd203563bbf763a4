// SPDX-License-Identifier: GPL-3.0-or-later
#include "decks/find.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QStandardPaths>

#include <algorithm>

namespace openshoe::decks {

namespace {

constexpr qsizetype mostDecks = 300;
constexpr qint64 longestIndex = 64 * 1024;

/// The entries of a .desktop file by key.
QHash<QString, QString> readIndex(const QString& path) {
    QHash<QString, QString> values;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return values;
    const QStringList lines = QString::fromUtf8(file.read(longestIndex)).split(u'\n');
    for (const QString& line : lines) {
        if (const qsizetype sign = line.indexOf(u'='); sign > 0)
            values.insert(line.left(sign).trimmed(), line.mid(sign + 1).trimmed());
    }
    return values;
}

void findParts(const QString& folder, const QString& language, QList<Deck>& found) {
    const QDir decks(folder + QStringLiteral("/carddecks"));
    for (const QString& name : decks.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QHash<QString, QString> index = readIndex(decks.filePath(name + QStringLiteral("/index.desktop")));
        const QString svg = index.value(QStringLiteral("SVG"));
        const QString file = decks.filePath(name + u'/' + svg);
        if (svg.isEmpty() || svg.contains(u'/') || !QFileInfo(file).isFile())
            continue;
        const QString plain = index.value(QStringLiteral("Name"), name);
        found << Deck{.id = QStringLiteral("kde/") + name,
                      .name = index.value(QStringLiteral("Name[%1]").arg(language), plain),
                      .file = file,
                      .form = Form::Parts};
    }
}

void findSheets(const QString& folder, QList<Deck>& found) {
    for (const char* place : {"/aisleriot/cards", "/gnome-games-common/cards"}) {
        const QDir decks(folder + QLatin1String(place));
        const QStringList files{QStringLiteral("*.svgz"), QStringLiteral("*.svg")};
        for (const QFileInfo& file : decks.entryInfoList(files, QDir::Files, QDir::Name)) {
            QString name = file.completeBaseName().replace(u'_', u' ').replace(u'-', u' ');
            name.replace(0, 1, name.left(1).toUpper());
            found << Deck{.id = QStringLiteral("gnome/") + file.completeBaseName(),
                          .name = name,
                          .file = file.filePath(),
                          .form = Form::Sheet};
        }
    }
}

} // namespace

QStringList systemFolders() {
    return QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation);
}

QList<Deck> find(const QStringList& folders, const QString& language) {
    QList<Deck> all;
    for (const QString& folder : folders) {
        findParts(folder, language, all);
        findSheets(folder, all);
    }
    QList<Deck> found;
    for (const Deck& deck : all) {
        const auto same = [&](const Deck& other) { return other.id == deck.id; };
        if (found.size() < mostDecks && std::none_of(found.begin(), found.end(), same))
            found << deck;
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Deck& a, const Deck& b) { return a.name.localeAwareCompare(b.name) < 0; });
    return found;
}

} // namespace openshoe::decks
