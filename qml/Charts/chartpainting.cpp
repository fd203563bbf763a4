// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartpainting.h"

#include <algorithm>
#include <cmath>

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
    if (!m_picture)
        return;
    const QRectF plot = paper::drawDiagram(*painter, m_picture->diagram(), m_look, boundingRect());
    if (plot == m_plot)
        return;
    // The interface's thread waits while this is painted, and hears of it afterwards.
    m_plot = plot;
    QMetaObject::invokeMethod(this, &ChartPainting::plotChanged, Qt::QueuedConnection);
}

double ChartPainting::partOf(const paper::Reading& reading) const {
    const paper::Diagram& diagram = m_picture->diagram();
    if (!diagram.bars.empty())
        return (reading.at + 0.5) / std::max<double>(1, static_cast<double>(diagram.places.size()));
    return (reading.at - diagram.across.from) / (diagram.across.to - diagram.across.from);
}

int ChartPainting::nearest(qreal x, qreal y) const {
    if (!m_picture || m_plot.isEmpty())
        return -1;
    const paper::Diagram& diagram = m_picture->diagram();
    const double part = diagram.lying ? (y - m_plot.top()) / m_plot.height() : (x - m_plot.left()) / m_plot.width();
    const auto found = std::ranges::min_element(diagram.readings, std::less<>(), [&](const paper::Reading& reading) {
        return std::abs(partOf(reading) - part);
    });
    return found == diagram.readings.end() ? -1 : static_cast<int>(found - diagram.readings.begin());
}

QRectF ChartPainting::stripOf(int reading) const {
    if (!m_picture || reading < 0 || reading >= static_cast<int>(m_picture->diagram().readings.size()))
        return {};
    const double part = partOf(m_picture->diagram().readings[static_cast<std::size_t>(reading)]);
    return m_picture->diagram().lying
               ? QRectF(m_plot.left(), m_plot.top() + part * m_plot.height(), m_plot.width(), 0)
               : QRectF(m_plot.left() + part * m_plot.width(), m_plot.top(), 0, m_plot.height());
}

} // namespace openshoe::charts

#include "moc_chartpainting.cpp"
