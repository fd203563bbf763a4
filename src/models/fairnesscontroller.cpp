// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/fairnesscontroller.h"

#include "models/archive.h"
#include "models/tablecontroller.h"
#include "models/words.h"

namespace openshoe::models {

FairnessController::FairnessController(TableController& table, Archive& archive, QObject* parent)
    : QObject(parent), m_table(table), m_archive(archive) {
    connect(&m_table, &TableController::shoeChanged, this, &FairnessController::changed);
}

QString FairnessController::commitment() const { return m_table.commitment(); }
qint64 FairnessController::shoeNumber() const { return m_table.shoeNumber(); }
int FairnessController::cardsLeft() const { return m_table.cardsLeft(); }
int FairnessController::decks() const { return m_table.decks(); }

QString FairnessController::clientSeed() const {
    const auto* session = m_table.session();
    return session && session->shoe() ? text(session->shoe()->seed.clientSeed.text()) : QString();
}

bool FairnessController::clientSeedEditable() const {
    auto* session = m_table.session();
    return session && session->clientSeedIsOpen() && !session->isPlaying();
}

void FairnessController::setClientSeed(const QString& typed) {
    auto* session = m_table.session();
    if (!session || typed == clientSeed())
        return;
    const auto seed = fairness::ClientSeed::fromText(typed.toStdString(), {});
    if (!seed)
        m_problem = text(seed.error().what);
    else if (!session->setClientSeed(*seed))
        m_problem = tr("A stake lies on this shoe: its client seed stands. The next shoe takes another.");
    else
        m_problem.clear();
    emit changed();
}

QString FairnessController::methodText() const {
    return tr("Before the first stake on a shoe the program draws 32 secret bytes, the seed, from the operating system, and "
              "shows their SHA-256: the commitment. It can't be another seed afterwards.\n\n"
              "You may add a text of your own, the client seed, until the first stake. Seed, client seed and the shoe's "
              "number give the order of all cards, by a method that is written down and can be repeated with other "
              "tools: blocks of HMAC-SHA256 are read as numbers and exchange the cards of a new shoe, from the last to the "
              "first.\n\n"
              "When the shoe is over its seed is shown. Verifying shuffles it again and compares commitment and cards.\n\n"
              "Two things to know: 256 bits can't reach every order of so many cards; and the program runs on your own "
              "machine, so the commitment proves that the order was fixed before the stakes, but hides nothing from "
              "someone who reads the program's memory.");
}

void FairnessController::reload() {}
void FairnessController::verify(qint64) {}
void FairnessController::verifyAll() {}

} // namespace openshoe::models
