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

/// What a thing in a diagram means, by which it is coloured.
enum class Tone : std::uint8_t { Main, Second, Win, Lose, Inner, Outer };
inline constexpr int toneCount = 6;

/// An axis, with what is written along it.
struct Axis {
    struct Mark {
        double at = 0;
        QString text; ///< different for each mark
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    QString title;
    double from = 0;
    double to = 1;           ///< above `from`
    std::vector<Mark> marks; ///< rising, within
    friend bool operator==(const Axis&, const Axis&) = default;
};

struct Line {
    QString name;
    Tone tone = Tone::Main;
    QList<QPointF> points; ///< from left to right
    friend bool operator==(const Line&, const Line&) = default;
};

/// What lies between two lines.
struct Band {
    QString name;
    Tone tone = Tone::Outer;
    QList<QPointF> low;
    QList<QPointF> high;
    friend bool operator==(const Band&, const Band&) = default;
};

/// A bar at each place.
struct Bars {
    QString name;
    Tone tone = Tone::Main;
    QList<double> values;
    bool bySign = false; ///< won or lost, whatever the tone
    friend bool operator==(const Bars&, const Bars&) = default;
};

/// A picture of figures: lines and bands between two axes, or bars at named places. Who draws it decides how it looks.
struct Diagram {
    Axis across;             ///< of lines and bands
    Axis up;                 ///< of amounts; of lying bars it goes across
    std::vector<Band> bands; ///< the outermost first
    std::vector<Line> lines;
    QStringList places;
    std::vector<Bars> bars;
    bool lying = false; ///< bars from left to right, where the places have long names

    [[nodiscard]] bool isEmpty() const { return lines.empty() && bars.empty(); }
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

/// An axis from `least` to `most` or a little more, with some `about` marks at round figures (1, 2 or 5 times a power
/// of ten, and no finer than `finest`), each as `write` writes it. Nought is always on it.
[[nodiscard]] Axis roundAxis(double least, double most, int about, double finest,
                             const std::function<QString(double)>& write);

} // namespace openshoe::paper
