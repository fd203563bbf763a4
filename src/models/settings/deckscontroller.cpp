// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings/deckscontroller.h"

#include "models/archive/background.h"
#include "models/preferences/settingscontroller.h"

#include <algorithm>

namespace openshoe::models {

namespace {

// In pixels. Mostly shown smaller and never much larger: cards on a large table are about 190 wide.
constexpr int pictureWidth = 256;
constexpr int sampleWidth = 96;

} // namespace

DecksController::DecksController(QStringList folders, SettingsController& settings,
                                 std::shared_ptr<decks::Gallery> gallery, QObject* parent)
    : QObject(parent), m_folders(std::move(folders)), m_settings(settings), m_gallery(std::move(gallery)) {
    connect(&settings, &SettingsController::changed, this, &DecksController::update);
    update();
}

QStringList DecksController::offered() const {
    QStringList ids;
    for (const decks::Deck& deck : m_offered)
        ids << deck.id;
    return ids;
}

QStringList DecksController::names() const {
    QStringList all;
    for (const decks::Deck& deck : m_offered) {
        const auto twins = std::count_if(m_offered.begin(), m_offered.end(), [&](const decks::Deck& other) {
            return other.name.compare(deck.name, Qt::CaseInsensitive) == 0;
        });
        const QString origin = deck.id.section(u'/', 0, 0).toUpper();
        all << (twins > 1 ? tr("%1 (%2)", "a deck of cards, KDE or GNOME").arg(deck.name, origin) : deck.name);
    }
    return all;
}

QString DecksController::problem() const {
    switch (m_state) {
    case State::Gone: return tr("The deck you chose is no longer on this computer. Our own cards are shown instead.");
    case State::Unusable: return tr("The file of the deck you chose can't be used. Our own cards are shown instead.");
    case State::Shown: break;
    }
    return {};
}

void DecksController::retranslate() {
    emit shownChanged();
    emit offeredChanged();
}

void DecksController::look() {
    if (m_folders.isEmpty())
        return;
    inBackground(
        this, [folders = m_folders, language = m_settings.language()] { return decks::find(folders, language); },
        [this](const QList<decks::Deck>& found) {
            m_unseen.clear();
            QList<decks::Deck> offered;
            for (const decks::Deck& deck : found)
                (m_gallery->sample(deck.id).isNull() ? m_unseen : offered) << deck;
            m_offered = offered;
            emit offeredChanged();
            drawNextSample();
        });
}

// One at a time: nobody waits for the last of them, and others need the threads too.
void DecksController::drawNextSample() {
    if (m_drawing || m_unseen.isEmpty())
        return;
    m_drawing = true;
    inBackground(
        this,
        [deck = m_unseen.first()] {
            return std::pair{deck, decks::drawSample(deck, sampleWidth)};
        },
        [this](const std::pair<decks::Deck, base::Result<QImage>>& drawn) {
            const decks::Deck& deck = drawn.first;
            const base::Result<QImage>& sample = drawn.second;
            m_drawing = false;
            m_unseen.removeIf([&](const decks::Deck& other) { return other.id == deck.id; });
            if (sample) {
                m_gallery->addSample(deck.id, *sample);
                const auto after = [&](const decks::Deck& other) {
                    return other.name.localeAwareCompare(deck.name) > 0;
                };
                m_offered.insert(std::find_if(m_offered.cbegin(), m_offered.cend(), after), deck);
                emit offeredChanged();
            }
            drawNextSample();
        });
}

void DecksController::update() {
    const QString wanted = m_settings.deck();
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    if (wanted.isEmpty()) {
        show({}, false, State::Shown);
        return;
    }
    inBackground(
        this, [folders = m_folders] { return decks::find(folders, {}); },
        [this, wanted](const QList<decks::Deck>& found) {
            if (wanted != m_wanted)
                return;
            const auto deck =
                std::find_if(found.begin(), found.end(), [&](const decks::Deck& d) { return d.id == wanted; });
            if (deck == found.end())
                show({}, false, State::Gone);
            else
                take(*deck);
        });
}

void DecksController::take(const decks::Deck& deck) {
    inBackground(
        this, [deck] { return decks::draw(deck, pictureWidth); },
        [this, id = deck.id](const base::Result<decks::Pictures>& pictures) {
            if (id != m_wanted)
                return;
            if (pictures)
                m_gallery->show(id, *pictures);
            show(pictures ? id : QString(), pictures && pictures->contains(QStringLiteral("back")),
                 pictures ? State::Shown : State::Unusable);
        });
}

void DecksController::show(const QString& deck, bool ownBack, State state) {
    m_shown = deck;
    m_ownBack = ownBack;
    m_state = state;
    emit shownChanged();
}

} // namespace openshoe::models

#include "moc_deckscontroller.cpp"
