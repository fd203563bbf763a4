// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/accounts/accountdeletion.h"

#include "languages/translated.h"
#include "models/accounts/accountsmodel.h"
#include "models/archive/archive.h"
#include "models/archive/background.h"
#include "models/files/documents.h"
#include "models/notices/notices.h"
#include "session/record/accountexport.h"

#include <QTimerEvent>

namespace openshoe::models {

namespace {

constexpr int lookEvery = 100; // ms
const QString ending = QStringLiteral(".json");

base::Result<session::ExportState> exported(const QString& folder, storage::AccountId account, const QString& path,
                                            session::Existing existing, const session::ExportProgress& progress) {
    const auto store = storage::Store::open(folder, storage::Access::Read);
    if (!store)
        return tl::make_unexpected(store.error());
    return session::exportAccount(**store, account, path, existing, progress);
}

} // namespace

AccountDeletion::AccountDeletion(Archive& archive, AccountsModel& accounts, Notices& notices, QObject* parent)
    : QObject(parent), m_archive(archive), m_accounts(accounts), m_notices(notices) {}

AccountDeletion::~AccountDeletion() {
    stop();
}

QString AccountDeletion::contentsText() const {
    const QString rounds = tr("%Ln rounds", "", static_cast<int>(m_contents.rounds));
    return tr("What goes for good: the account %1 with %2, its wallets, shoes, notes and limits. Backups made earlier "
              "still hold them.")
        .arg(name(), rounds);
}

QString AccountDeletion::obstacle() const {
    if (m_contents.only)
        return tr("It is the only account, so it stays.");
    if (m_contents.playing)
        return tr("One of its rounds is still open. Finish it first.");
    const auto why = m_obstacle && m_contents.account.id != 0 ? m_obstacle(m_contents.account.id) : std::nullopt;
    if (!why)
        return {};
    return storage::isPause(*why) ? tr("A break is running. The account can be deleted once it is over.")
                                  : tr("A limit is set for it. Remove that first; the account can be deleted once the "
                                       "removal has taken effect.");
}

QString AccountDeletion::fileName() const {
    return QDir::toNativeSeparators(m_file);
}

QString AccountDeletion::suggestion() const {
    return QStringLiteral("open-shoe-") + QString::fromStdString(m_contents.account.key);
}

QUrl AccountDeletion::folder() const {
    return documentsFolder();
}

void AccountDeletion::ask(qint64 accountId) {
    if (!m_archive.isOpen() || isRunning())
        return;
    const auto contents = [accountId](storage::Tables& tables) {
        return storage::AccountRemoval(tables.db).contents(accountId);
    };
    session::whenDone(m_archive.store->post(contents), m_archive.link.get(),
                      [this](const base::Result<storage::AccountContents>& found) {
                          if (!found)
                              return m_notices.warn(languages::translated(found.error()));
                          m_contents = *found;
                          m_file.clear();
                          emit changed();
                          emit asked();
                      });
}

void AccountDeletion::choose(const QUrl& file, bool replace) {
    QString path = pathOf(file);
    if (path.isEmpty())
        return m_notices.warn(tr("%1 is not a file on this computer.").arg(file.toDisplayString()));
    if (!path.endsWith(ending, Qt::CaseInsensitive))
        path += ending;
    if (!replace && session::wouldReplace(path)) {
        emit replaceAsked(QUrl::fromLocalFile(path), QDir::toNativeSeparators(path));
        return;
    }
    if (const auto why = session::obstacleTo(path))
        return m_notices.warn(languages::translated(*why));
    m_file = path;
    m_replace = replace;
    emit changed();
    emit fileChosen();
}

void AccountDeletion::chooseNone() {
    m_file.clear();
    emit changed();
}

void AccountDeletion::start() {
    if (isRunning() || !m_archive.isOpen() || !obstacle().isEmpty())
        return;
    m_job = std::make_shared<Job>();
    m_written = false;
    m_progress = 0;
    m_look.start(lookEvery, this);
    emit changed();
    if (m_file.isEmpty())
        remove();
    else
        write();
}

void AccountDeletion::stop() {
    if (m_job)
        m_job->stopped = true;
}

void AccountDeletion::write() {
    const auto existing = m_replace ? session::Existing::Replace : session::Existing::Keep;
    inBackground(
        this,
        [folder = m_archive.store->folder(), account = m_contents.account.id, path = m_file, existing, job = m_job] {
            return exported(folder, account, path, existing, [&](const session::ExportState& state) {
                job->part = state.part;
                return !job->stopped;
            });
        },
        [this](const base::Result<session::ExportState>& written) {
            if (!written)
                return fail(languages::translated(written.error()));
            if (written->stopped || !m_archive.isOpen())
                return end();
            m_written = true;
            m_job->part = 0;
            emit changed();
            remove();
        });
}

// Whatever was played since it was asked about isn't in the file.
void AccountDeletion::remove() {
    const auto account = m_contents.account.id;
    if (account == m_archive.account) {
        m_accounts.selectAnother();
        if (account == m_archive.account)
            return end(); // the table wasn't left
    }
    const auto gone = [account, rounds = m_contents.rounds,
                       job = m_job](storage::Tables& tables) -> base::Result<void> {
        storage::AccountRemoval removal(tables.db);
        const auto now = removal.contents(account);
        if (!now)
            return tl::make_unexpected(now.error());
        if (now->rounds != rounds)
            return base::inputError(base::said("Errors", "account"),
                                    base::said("Errors", "it has been played since; begin again"));
        return removal.remove(account, [&](double part) { job->part = part; });
    };
    session::whenDone(m_archive.store->post(gone), m_archive.link.get(), [this](const base::Result<void>& done) {
        if (!done)
            return fail(languages::translated(done.error()));
        const QString was = name();
        const QString file = fileName();
        end();
        m_notices.tell(file.isEmpty() ? tr("The account %1 was deleted.").arg(was)
                                      : tr("The account %1 was deleted. Its record is in %2.").arg(was, file));
        emit deleted();
    });
}

void AccountDeletion::end() {
    m_look.stop();
    m_job.reset();
    emit changed();
}

void AccountDeletion::fail(const QString& why) {
    end();
    m_notices.warn(tr("%1 Nothing was deleted.").arg(why));
}

void AccountDeletion::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_look.timerId() || !m_job)
        return;
    m_progress = m_job->part;
    emit changed();
}

} // namespace openshoe::models

#include "moc_accountdeletion.cpp"
