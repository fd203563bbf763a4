// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "languages/translated.h"
#include "models/fairness/finishedshoesmodel.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

struct Archive;
class SettingsController;
class TableController;

/// The shoe in use and the finished ones.
class FairnessController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(QString commitment READ commitment NOTIFY changed)
    /// What the player adds to the shuffle: 0 to 64 bytes of text. It applies to the shoe in use if that has no stake
    /// on it yet, and to all later ones.
    Q_PROPERTY(QString clientSeed READ clientSeed WRITE setClientSeed NOTIFY changed)
    /// What was added to the shoe in use.
    Q_PROPERTY(QString shoeClientSeed READ shoeClientSeed NOTIFY changed)
    /// The shoe in use has no stake on it and so accepts another client seed.
    Q_PROPERTY(bool shoeTakesClientSeed READ shoeTakesClientSeed NOTIFY changed)
    Q_PROPERTY(double shoeNumber READ shoeNumber NOTIFY changed)
    Q_PROPERTY(int cardsLeft READ cardsLeft NOTIFY changed)
    Q_PROPERTY(int decks READ decks NOTIFY changed)
    /// Why the client seed was rejected; empty if it wasn't.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(openshoe::models::FinishedShoesModel* finished READ finished CONSTANT)
    /// The method in words, paragraphs separated by empty lines.
    Q_PROPERTY(QString methodText READ methodText NOTIFY changed)

public:
    /// All must outlive it.
    FairnessController(TableController& table, SettingsController& settings, Archive& archive,
                       QObject* parent = nullptr);

    [[nodiscard]] QString commitment() const;
    [[nodiscard]] QString clientSeed() const;
    [[nodiscard]] QString shoeClientSeed() const;
    [[nodiscard]] bool shoeTakesClientSeed() const;
    [[nodiscard]] qint64 shoeNumber() const;
    [[nodiscard]] int cardsLeft() const;
    [[nodiscard]] int decks() const;
    [[nodiscard]] QString problem() const { return languages::translated(m_problem); }
    [[nodiscard]] FinishedShoesModel* finished() { return &m_finished; }
    [[nodiscard]] QString methodText() const;
    void setClientSeed(const QString& text);

    /// Reads the finished shoes again.
    void reload();
    /// The language has changed: makes the texts anew.
    void retranslate();

public slots:
    /// Repeats that shoe's shuffle and compares it with its commitment and with every card drawn from it.
    void verify(qint64 shoeId);
    /// Verifies all finished shoes, even those below what the list has read.
    void verifyAll();

signals:
    void changed();
    /// The result of verify(); `problem` says what is wrong if the verdict is Failed.
    void examined(qint64 shoeId, openshoe::models::ShoeVerdict::Value verdict, const QString& problem);

private:
    TableController& m_table;
    SettingsController& m_settings;
    Archive& m_archive;
    FinishedShoesModel m_finished;
    base::Said m_problem;
};

} // namespace openshoe::models
