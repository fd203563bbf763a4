// SPDX-License-Identifier: GPL-3.0-or-later
#include "meter.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace openshoe::test {

namespace {

struct Biquad {
    std::array<double, 3> b;
    std::array<double, 2> a;

    [[nodiscard]] std::vector<double> filtered(const std::vector<double>& samples) const {
        std::vector<double> out;
        out.reserve(samples.size());
        double s1 = 0;
        double s2 = 0;
        for (const double x : samples) { // transposed direct form II
            const double y = b[0] * x + s1;
            s1 = b[1] * x - a[0] * y + s2;
            s2 = b[2] * x - a[1] * y;
            out.push_back(y);
        }
        return out;
    }
};

// The two stages of the K weighting: the head's shelf and a high pass, derived from their analogue prototypes.
Biquad shelfFor(int rate) {
    const double k = std::tan(std::numbers::pi * 1681.974450955533 / rate);
    const double q = 0.7071752369554196;
    const double high = std::pow(10, 3.999843853973347 / 20);
    const double middle = std::pow(high, 0.4996667741545416);
    const double a0 = 1 + k / q + k * k;
    return {{(high + middle * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - middle * k / q + k * k) / a0},
            {2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0}};
}

Biquad highPassFor(int rate) {
    const double k = std::tan(std::numbers::pi * 38.13547087602444 / rate);
    const double q = 0.5003270373238773;
    const double a0 = 1 + k / q + k * k;
    return {{1, -2, 1}, {2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0}};
}

// Weighted mean power of each window of this length, one every `step`; shorter recordings are padded with silence.
std::vector<double> powers(const Recording& recording, double window, double step) {
    const auto length = static_cast<std::size_t>(window * recording.rate);
    std::vector<double> samples = recording.samples;
    samples.resize(std::max(samples.size(), length));
    samples = highPassFor(recording.rate).filtered(shelfFor(recording.rate).filtered(samples));
    std::vector<double> sums{0};
    for (const double value : samples)
        sums.push_back(sums.back() + value * value);
    std::vector<double> means;
    const auto hop = std::max<std::size_t>(1, static_cast<std::size_t>(step * recording.rate));
    for (std::size_t i = 0; i + length <= samples.size(); i += hop)
        means.push_back((sums[i + length] - sums[i]) / static_cast<double>(length));
    return means;
}

double loudness(double power) {
    return -0.691 + 10 * std::log10(std::max(power, 1e-12));
}

double gatedMean(const std::vector<double>& powers, double gate) {
    double sum = 0;
    int count = 0;
    for (const double power : powers) {
        if (loudness(power) <= gate)
            continue;
        sum += power;
        ++count;
    }
    return count > 0 ? sum / count : 0;
}

} // namespace

Recording recordingIn(const QString& name) {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    const auto number = [&](int at) { return qFromLittleEndian<quint16>(bytes.constData() + at); };
    if (bytes.size() < 46 || bytes.mid(8, 4) != "WAVE" || number(22) != 1 || number(34) != 16)
        return {};
    Recording recording{.rate = number(24)};
    for (qsizetype i = 44; i + 1 < bytes.size(); i += 2)
        recording.samples.push_back(qFromLittleEndian<qint16>(bytes.constData() + i) / 32768.0);
    return recording;
}

double peakOf(const Recording& recording) {
    double peak = 0;
    for (const double value : recording.samples)
        peak = std::max(peak, std::abs(value));
    return 20 * std::log10(std::max(peak, 1e-9));
}

double loudestOf(const Recording& recording) {
    return loudness(std::ranges::max(powers(recording, 0.2, 0)));
}

double integratedOf(const Recording& recording) {
    const std::vector<double> blocks = powers(recording, 0.4, 0.1);
    constexpr double absoluteGate = -70;
    return loudness(gatedMean(blocks, std::max(absoluteGate, loudness(gatedMean(blocks, absoluteGate)) - 10)));
}

double offsetOf(const Recording& recording) {
    return std::accumulate(recording.samples.begin(), recording.samples.end(), 0.0) /
           static_cast<double>(recording.samples.size());
}

} // namespace openshoe::test
