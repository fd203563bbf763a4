// SPDX-License-Identifier: GPL-3.0-or-later
#include "decks/vet.h"

#include <QHash>
#include <QStringList>
#include <QXmlStreamReader>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace openshoe::decks {

using base::said;

namespace {

// The largest known decks have about 40,000 elements, nested 12 deep.
constexpr std::size_t deepest = 64;
constexpr std::int64_t mostElements = 400'000;

/// An element with an id, which can be reused elsewhere.
struct Part {
    std::int64_t own = 0; ///< number of elements in it
    QStringList shown;    ///< ids of the elements it reuses
    std::int64_t all = -1;
    bool open = false;
};

/// The number of elements drawn where this part is used, counted up to `mostElements`; one that uses itself counts
/// once.
std::int64_t drawnBy(QHash<QString, Part>& parts, const QString& id, std::size_t depth) {
    const auto found = parts.find(id);
    if (found == parts.end() || found->open)
        return 0;
    if (found->all >= 0)
        return found->all;
    if (depth > deepest)
        return mostElements + 1;
    found->open = true;
    std::int64_t all = found->own;
    const QStringList shown = found->shown;
    for (const QString& other : shown) {
        all += drawnBy(parts, other, depth + 1);
        if (all > mostElements)
            break;
    }
    Part& part = parts[id];
    part.open = false;
    return part.all = all;
}

} // namespace

base::Result<void> vet(const QByteArray& svg) {
    const auto refused = [](base::Sentence why) { return base::inputError({}, why); };
    QHash<QString, Part> parts;
    std::vector<QString> open; // ids of the enclosing elements, the root's first
    const QString root;        // an id that no element has
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::StartElement: {
            if (open.size() >= deepest)
                return refused(said("Errors", "its parts are nested too deeply"));
            QString href;
            QString id;
            for (const QXmlStreamAttribute& attribute : xml.attributes()) {
                if (attribute.name() == u"href")
                    href = attribute.value().trimmed().toString();
                else if (attribute.name() == u"id")
                    id = attribute.value().toString();
            }
            if (xml.name() == u"image" && !href.startsWith(u"data:") && !href.isEmpty())
                return refused(said("Errors", "it refers to another file"));
            open.push_back(id);
            ++parts[root].own;
            for (const QString& around : open) {
                if (around.isEmpty())
                    continue;
                Part& part = parts[around];
                ++part.own;
                if (xml.name() == u"use")
                    part.shown << href.mid(1);
            }
            if (xml.name() == u"use")
                parts[root].shown << href.mid(1);
            if (parts[root].own > mostElements)
                return refused(said("Errors", "it has too many parts"));
            break;
        }
        case QXmlStreamReader::EndElement: open.pop_back(); break;
        default: break;
        }
    }
    if (xml.hasError())
        return refused(said("Errors", "it is damaged"));
    if (drawnBy(parts, root, 0) > mostElements)
        return refused(said("Errors", "it repeats its parts too often"));
    return {};
}

} // namespace openshoe::decks
