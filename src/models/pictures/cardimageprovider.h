// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/pictures/cardpictures.h"

#include <QQuickImageProvider>

#include <memory>
#include <utility>

namespace openshoe::models {

/// Gives QML the pictures, as "image://openshoe/" with the picture's id.
/// Register it once: `engine.addImageProvider(CardImageProvider::name(), new CardImageProvider(…))` (the engine owns
/// it). Images with `asynchronous: true` are requested on Qt's image reader thread.
class CardImageProvider : public QQuickImageProvider {
public:
    explicit CardImageProvider(std::shared_ptr<CardPictures> pictures = std::make_shared<CardPictures>())
        : QQuickImageProvider(QQuickImageProvider::Image), m_pictures(std::move(pictures)) {}

    static QString name() { return QStringLiteral("openshoe"); }

    /// An unknown id gives a null image, which QML reports as an error.
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override {
        const QImage image = m_pictures->picture(id, requested);
        if (size != nullptr)
            *size = image.size();
        return image;
    }

private:
    const std::shared_ptr<CardPictures> m_pictures;
};

} // namespace openshoe::models
