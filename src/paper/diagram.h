// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <vector>

namespace openshoe::paper {

/// What an element of a diagram means; decides its colour.
enum class Tone : std::uint8_t { Main, Second, Win, Lose, Inner, Outer };
inline constexpr int toneCount = 6;

/// An axis and the labels along it.
struct Axis {
    struct Mark {
        double at = 0;
        QString text; ///< different for each mark
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    QString title;
    double from = 0;
    double to = 1;           ///< above `from`
    std::vector<Mark> marks; ///< ascending, within the axis
    friend bool operator==(const Axis&, const Axis&) = default;
};

struct Line {
    QString name;
    Tone tone = Tone::Main;
    QList<QPointF> points; ///< from left to right
    friend bool operator==(const Line&, const Line&) = default;
};

/// The area between two lines.
struct Band {
    QString name;
    Tone tone = Tone::Outer;
    QList<QPointF> low;
    QList<QPointF> high;
    friend bool operator==(const Band&, const Band&) = default;
};

/// A bar for each place.
struct Bars {
    QString name;
    Tone tone = Tone::Main;
    QList<double> values;
    bool bySign = false; ///< coloured as won or lost, whatever the tone
    friend bool operator==(const Bars&, const Bars&) = default;
};

/// What there is to read at a place of a diagram, for those who look closer.
struct Reading {
    double at = 0; ///< along the axis across; for bars, the place's number
    QString words;
    QString key; ///< what whoever made the diagram knows it by; empty if nothing more can be told
    friend bool operator==(const Reading&, const Reading&) = default;
};

/// A picture of figures: lines and bands between two axes, or bars at named places. Its appearance is up to the
/// painter.
struct Diagram {
    Axis across;             ///< of lines and bands
    Axis up;                 ///< the amounts; horizontal if `lying`
    std::vector<Band> bands; ///< the outermost first
    std::vector<Line> lines;
    QStringList places;
    std::vector<Bars> bars;
    bool lying = false; ///< bars run from left to right, for places with long names
    std::vector<Reading> readings; ///< ascending; not drawn

    [[nodiscard]] bool isEmpty() const { return lines.empty() && bars.empty(); }
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

/// An axis from `least` to `most` or a little beyond, with about `about` marks at round figures (steps of 1, 2 or 5
/// times a power of ten, no finer than `finest`), labelled by `write`. Zero is always on it.
[[nodiscard]] Axis roundAxis(double least, double most, int about, double finest,
                             const std::function<QString(double)>& write);

} // namespace openshoe::paper
