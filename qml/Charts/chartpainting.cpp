// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartpainting.h"

#include <algorithm>

namespace openshoe::charts {

void ChartPainting::setPicture(models::Picture* picture) {
    if (picture == m_picture)
        return;
    if (m_picture)
        m_picture->disconnect(this);
    m_picture = picture;
    if (m_picture)
        connect(m_picture, &models::Picture::changed, this, [this] { update(); });
    emit pictureChanged();
    update();
}

void ChartPainting::setTones(const QList<QColor>& tones) {
    auto all = m_look.tones;
    std::copy_n(tones.begin(), std::min<qsizetype>(tones.size(), paper::toneCount), all.begin());
    set(m_look.tones, all);
}

void ChartPainting::paint(QPainter* painter) {
    if (m_picture)
        paper::drawDiagram(*painter, m_picture->diagram(), m_look, boundingRect());
}

} // namespace openshoe::charts

#include "moc_chartpainting.cpp"
