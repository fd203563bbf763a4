// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/fairness/fairnesscontroller.h"

#include "languages/translated.h"
#include "models/archive/archive.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"
#include "models/table/tablevalues.h"
#include "models/words/amounts.h"
#include "session/record/shoerecord.h"
#include "session/table/whendone.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>

namespace openshoe::models {

namespace {

QByteArray verifierFile() {
    QFile file(QStringLiteral(":/openshoe/verifier/openshoe-verifier.html"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

FairnessController::FairnessController(TableController& table, SettingsController& settings, Archive& archive,
                                       QObject* parent)
    : QObject(parent), m_table(table), m_settings(settings), m_archive(archive), m_finished(archive), m_checks(archive),
      m_verifier(verifierFile, this) {
    connect(&m_checks, &ShoeChecks::finished, &m_finished, &FinishedShoesModel::setVerdicts);
    connect(&m_table, &TableController::tableChanged, this, &FairnessController::changed);
    connect(m_table.shown(), &ShownTable::shoeChanged, this, &FairnessController::changed);
    connect(m_table.live(), &LiveRound::phaseChanged, this, &FairnessController::changed); // a staked shoe is fixed
}

QString FairnessController::commitment() const {
    return m_table.shown()->commitment();
}
qint64 FairnessController::shoeNumber() const {
    return m_table.shown()->shoeNumber();
}
int FairnessController::cardsLeft() const {
    return m_table.shown()->cardsLeft();
}
int FairnessController::cardsInShoe() const {
    return m_table.shown()->shoeCards();
}

QString FairnessController::clientSeed() const {
    return m_settings.clientSeed();
}

QString FairnessController::shoeClientSeed() const {
    const auto* session = m_table.session();
    return session && session->shoe() ? text(session->shoe()->seed.clientSeed.text()) : QString();
}

bool FairnessController::shoeTakesClientSeed() const {
    auto* session = m_table.session();
    return session && session->clientSeedIsOpen() && !session->isPlaying();
}

void FairnessController::setClientSeed(const QString& typed) {
    const auto seed = fairness::ClientSeed::fromText(typed.toStdString(), {});
    m_problem = seed ? base::Said() : seed.error().what;
    if (seed && typed != clientSeed()) {
        m_settings.setClientSeed(typed);
        if (auto* session = m_table.session())
            (void)session->setClientSeed(*seed); // a shoe with a stake on it keeps its own
    }
    emit changed();
}

void FairnessController::retranslate() {
    reload();
    m_checks.retranslate();
    m_steps.retranslate();
    emit changed();
}

namespace {

struct Finding {
    ShoeVerdict::Value verdict = ShoeVerdict::Verified;
    base::Said problem;
};

Finding examine(storage::Tables& tables, storage::ShoeId shoeId) {
    const auto record = session::shoeRecord(tables, shoeId);
    if (!record)
        return {ShoeVerdict::Unreadable, record.error().said()};
    if (!record->shoe.finished)
        return {ShoeVerdict::InUse, {}};
    const auto mismatch = session::mismatchOf(*record);
    return mismatch ? Finding{ShoeVerdict::Failed, *mismatch} : Finding{};
}

} // namespace

struct FairnessController::Newest {
    std::vector<storage::ShoeId> finished;
    std::optional<session::ShoeRecord> shoe; ///< the first of them
};

void FairnessController::readNewest(const std::function<void(const Newest&)>& take) {
    constexpr int enough = 50; // a few of them may be in use, one for each game
    session::whenDone(m_archive.store->post([account = m_archive.account](storage::Tables& tables) {
        Newest newest;
        const auto shoes = tables.shoes.list(account, enough);
        for (std::size_t i = 0; shoes && i < shoes->size(); ++i) {
            if ((*shoes)[i].finished)
                newest.finished.push_back((*shoes)[i].id);
        }
        if (!newest.finished.empty()) {
            if (auto record = session::shoeRecord(tables, newest.finished.front()))
                newest.shoe = std::move(*record);
        }
        return newest;
    }),
                      m_archive.link.get(), take);
}

void FairnessController::reload() {
    if (!m_archive.isOpen() || m_archive.account != m_account) { // another file's shoes may have the same ids
        m_account = m_archive.isOpen() ? m_archive.account : 0;
        m_finished.forgetVerdicts();
        m_checks.forget();
        m_steps.forget();
    }
    m_finished.beginWith(0);
    if (!m_archive.isOpen())
        return;
    readNewest([this](const Newest& newest) {
        m_newest = newest.finished;
        if (newest.shoe && m_steps.shoeId() == 0 && newest.shoe->shoe.account == m_account)
            work(*newest.shoe);
    });
}

void FairnessController::refresh() {
    if (!m_archive.isOpen() || m_archive.account != m_account)
        return reload();
    readNewest([this](const Newest& newest) {
        if (newest.finished != m_newest)
            reload();
    });
}

void FairnessController::work(const session::ShoeRecord& record) {
    m_steps.show(record, m_archive.gameName(record.shoe.variant));
}

void FairnessController::verify(qint64 shoeId) {
    if (!m_archive.isOpen())
        return;
    m_finished.setVerdict(shoeId, ShoeVerdict::Unknown, {}); // cleared, so that the new check is visible
    session::whenDone(m_archive.store->post([shoeId](storage::Tables& tables) { return examine(tables, shoeId); }),
                      m_archive.link.get(), [this, shoeId](const Finding& found) {
                          if (found.verdict != ShoeVerdict::InUse) // not remembered: it changes by itself
                              m_finished.setVerdict(shoeId, found.verdict, found.problem);
                          emit examined(shoeId, found.verdict, languages::translated(found.problem));
                      });
}

void FairnessController::workOut(qint64 shoeId) {
    if (!m_archive.isOpen())
        return;
    session::whenDone(
        m_archive.store->post([shoeId](storage::Tables& tables) { return session::shoeRecord(tables, shoeId); }),
        m_archive.link.get(), [this, shoeId](const base::Result<session::ShoeRecord>& record) {
            if (!record)
                return emit wentWrong(languages::translated(record.error()));
            if (!record->shoe.finished)
                return; // its seed is still a secret
            work(*record);
            emit workedOut(shoeId);
        });
}

void FairnessController::copyRecord(qint64 shoeId) {
    if (!m_archive.isOpen())
        return;
    session::whenDone(
        m_archive.store->post([shoeId](storage::Tables& tables) { return session::shoeRecord(tables, shoeId); }),
        m_archive.link.get(), [this, shoeId](const base::Result<session::ShoeRecord>& record) {
            if (!record)
                return emit wentWrong(languages::translated(record.error()));
            if (!record->shoe.finished)
                return;
            const QJsonDocument json(session::shoeRecordJson(*record));
            QGuiApplication::clipboard()->setText(QString::fromUtf8(json.toJson()));
            emit copied(shoeId);
            emit told(tr("Copied shoe %1 as JSON").arg(record->shoe.seed.number));
        });
}

void FairnessController::showRounds(qint64 shoeId, qint64 number) {
    emit roundsAsked(shoeId, tr("Shoe %1").arg(number));
}

} // namespace openshoe::models

#include "moc_fairnesscontroller.cpp"
