// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages/translated.h"

#include <QCoreApplication>

namespace openshoe::languages {

QString translated(const base::Said& said) {
    std::vector<std::string> fillings;
    fillings.reserve(said.fillings().size());
    for (const base::Said& filling : said.fillings())
        fillings.push_back(translated(filling).toStdString());
    if (!said.sentence())
        return QString::fromStdString(said.english());
    const QString sentence = QCoreApplication::translate("Errors", said.sentence().text());
    return QString::fromStdString(base::filled(sentence.toStdString(), fillings));
}

QString translated(const base::Error& error) {
    return translated(error.said());
}

} // namespace openshoe::languages
