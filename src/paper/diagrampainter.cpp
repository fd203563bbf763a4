// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/diagrampainter.h"

#include <QAreaSeries>
#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QHorizontalBarSeries>
#include <QLegendMarker>
#include <QLineSeries>
#include <QPainter>

#include <algorithm>

namespace openshoe::paper {

namespace {

constexpr double lineWidth = 2;
constexpr double barWidth = 0.7;
constexpr int fewPlaces = 3; // with so few, the bars would be as wide as boards

class Drawing {
public:
    Drawing(const Diagram& diagram, const DiagramLook& look) : m_diagram(diagram), m_look(look) {
        m_scene.addItem(m_chart); // the scene owns it from now on
        m_chart->setBackgroundVisible(false);
        // Half of the topmost label extends above the axis, and half of the rightmost one beyond it.
        const int size = m_look.font.pixelSize();
        m_chart->setMargins({0, size / 2, diagram.bars.empty() || diagram.lying ? size * 5 / 2 : 0, 0});
        m_chart->layout()->setContentsMargins(0, 0, 0, 0);
        m_chart->setLayoutDirection(Qt::LeftToRight);
        diagram.bars.empty() ? addLines() : addBars();
        addLegend();
    }

    QRectF draw(QPainter& painter, const QRectF& place) {
        const QRectF size(QPointF(), place.size());
        m_scene.setSceneRect(size);
        m_chart->resize(place.size());
        m_chart->layout()->activate();
        m_scene.render(&painter, place, size);
        return m_chart->plotArea().translated(place.topLeft());
    }

private:
    [[nodiscard]] const QColor& colour(Tone tone) const { return m_look.tones[static_cast<std::size_t>(tone)]; }

    void dress(QAbstractAxis& axis, const QString& title, bool ruled) const {
        axis.setLabelsFont(m_look.font);
        axis.setLabelsBrush(m_look.ink);
        axis.setTitleFont(m_look.font);
        axis.setTitleBrush(m_look.ink);
        axis.setTitleText(title);
        axis.setLinePen(QPen(m_look.rule, 1));
        axis.setGridLinePen(QPen(m_look.rule, 1));
        axis.setGridLineVisible(ruled);
        axis.setLineVisible(!ruled);
    }
    QCategoryAxis* figures(const Axis& from, Qt::Alignment side, bool ruled) {
        auto* axis = new QCategoryAxis;
        axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        axis->setStartValue(from.from);
        for (const Axis::Mark& mark : from.marks)
            axis->append(mark.text, mark.at);
        axis->setRange(from.from, from.to);
        dress(*axis, from.title, ruled);
        m_chart->addAxis(axis, side);
        return axis;
    }
    void attach(QAbstractSeries* series, QAbstractAxis* across, QAbstractAxis* up) {
        m_chart->addSeries(series);
        series->attachAxis(across);
        series->attachAxis(up);
    }
    static QLineSeries* lineOf(const QList<QPointF>& points) {
        auto* line = new QLineSeries;
        line->append(points);
        return line;
    }

    void addLines() {
        QAbstractAxis* across = figures(m_diagram.across, Qt::AlignBottom, false);
        QAbstractAxis* up = figures(m_diagram.up, Qt::AlignLeft, true);
        for (const Band& band : m_diagram.bands) {
            auto* area = new QAreaSeries(lineOf(band.high), lineOf(band.low));
            area->upperSeries()->setParent(area);
            area->lowerSeries()->setParent(area);
            area->setName(band.name);
            area->setPen(Qt::NoPen);
            area->setBrush(colour(band.tone));
            attach(area, across, up);
        }
        if (m_diagram.up.from < 0) {
            auto* nought = lineOf({{m_diagram.across.from, 0}, {m_diagram.across.to, 0}});
            nought->setPen(QPen(m_look.nought, 1));
            attach(nought, across, up);
        }
        for (const Line& line : m_diagram.lines) {
            auto* drawn = lineOf(line.points);
            drawn->setName(line.name);
            QPen pen(colour(line.tone), lineWidth);
            pen.setJoinStyle(Qt::RoundJoin);
            if (line.tone == Tone::Second) // so that it can be told apart without colour
                pen.setStyle(Qt::DashLine);
            drawn->setPen(pen);
            attach(drawn, across, up);
        }
    }

    void addBars() {
        auto* places = new QBarCategoryAxis;
        // The first place goes to the top of horizontal bars.
        QStringList names = m_diagram.places;
        if (m_diagram.lying)
            std::reverse(names.begin(), names.end());
        places->append(names);
        dress(*places, m_diagram.lying ? QString() : m_diagram.across.title, false);
        m_chart->addAxis(places, m_diagram.lying ? Qt::AlignLeft : Qt::AlignBottom);
        QAbstractAxis* amounts = figures(m_diagram.up, m_diagram.lying ? Qt::AlignBottom : Qt::AlignLeft, true);
        auto* series = m_diagram.lying ? static_cast<QAbstractBarSeries*>(new QHorizontalBarSeries) : new QBarSeries;
        const auto count = static_cast<double>(m_diagram.places.size());
        series->setBarWidth(barWidth * std::min(1.0, count / fewPlaces));
        for (const Bars& bars : m_diagram.bars)
            series->append(setOf(bars));
        attach(series, m_diagram.lying ? amounts : places, m_diagram.lying ? places : amounts);
    }
    [[nodiscard]] QBarSet* setOf(const Bars& bars) const {
        auto* set = new QBarSet(bars.name);
        QList<double> values = bars.values;
        if (m_diagram.lying)
            std::reverse(values.begin(), values.end());
        set->append(values);
        set->setPen(Qt::NoPen);
        set->setColor(colour(bars.bySign ? Tone::Win : bars.tone));
        set->setSelectedColor(colour(Tone::Lose));
        for (qsizetype i = 0; bars.bySign && i < values.size(); ++i)
            set->setBarSelected(static_cast<int>(i), values[i] < 0);
        return set;
    }

    // A single series is named by the picture's own title.
    void addLegend() {
        const bool needed = m_diagram.lines.size() + m_diagram.bands.size() > 1 || m_diagram.bars.size() > 1;
        m_chart->legend()->setVisible(needed);
        m_chart->legend()->setAlignment(Qt::AlignTop);
        m_chart->legend()->setFont(m_look.font);
        m_chart->legend()->setLabelBrush(m_look.ink);
        m_chart->legend()->setShowToolTips(false);
        for (QLegendMarker* marker : m_chart->legend()->markers()) {
            marker->setPen(Qt::NoPen);
            if (marker->label().isEmpty())
                marker->setVisible(false);
        }
    }

    const Diagram& m_diagram;
    const DiagramLook& m_look;
    QGraphicsScene m_scene;
    QChart* m_chart = new QChart;
};

} // namespace

DiagramLook paperLook() {
    DiagramLook look{.ink = "#5A5F67",
                     .rule = "#DDD8CC",
                     .nought = "#8B8473",
                     .tones = {"#8A6A24", "#54616E", "#1F7148", "#A63A29", "#E9DFC7", "#F4EEDF"}};
    look.font.setPixelSize(9);
    return look;
}

QRectF drawDiagram(QPainter& painter, const Diagram& diagram, const DiagramLook& look, const QRectF& place) {
    if (diagram.isEmpty() || place.width() <= 0 || place.height() <= 0)
        return {};
    return Drawing(diagram, look).draw(painter, place);
}

} // namespace openshoe::paper
