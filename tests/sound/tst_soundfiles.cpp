// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds under a meter.
#include "sound/sounds.h"
#include "places.h"

#include <QFile>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

using namespace openshoe::sound;

namespace {

constexpr int rate = 32000;

struct Heard {
    double peak = 0;     ///< dB below full scale
    double loudness = 0; ///< dB below full scale: mean power of the loudest 50 ms
    qint16 first = 0;
    qint16 last = 0;
};

double decibels(double share) {
    return 20 * std::log10(std::max(share, 1e-9));
}

// One chunk of samples behind a 44-byte header, as make_sounds.py writes them.
std::vector<qint16> samplesOf(const Entry& entry) {
    QFile file(QStringLiteral(OPENSHOE_SOURCE_DIR "/resources/sounds/%1.wav").arg(QLatin1StringView(entry.file)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    const auto number = [&](int at) { return qFromLittleEndian<quint16>(bytes.constData() + at); };
    if (bytes.size() < 44 || bytes.mid(8, 4) != "WAVE" || number(22) != 1 || number(24) != rate || number(34) != 16)
        return {};
    std::vector<qint16> samples(static_cast<std::size_t>(bytes.size() - 44) / 2);
    qFromLittleEndian<qint16>(bytes.constData() + 44, static_cast<qsizetype>(samples.size()), samples.data());
    return samples;
}

Heard measure(const std::vector<qint16>& samples) {
    constexpr std::size_t window = rate / 20;
    double peak = 0;
    double power = 0;
    double most = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double value = samples[i] / 32768.0;
        peak = std::max(peak, std::abs(value));
        power += value * value;
        if (i >= window)
            power -= std::pow(samples[i - window] / 32768.0, 2);
        most = std::max(most, power);
    }
    return {decibels(peak), decibels(std::sqrt(most / window)), samples.front(), samples.back()};
}

} // namespace

class TestSoundFiles : public QObject {
    Q_OBJECT

private slots:
    void nothingClipsOrClicks() {
        for (const Entry& entry : entries) {
            const auto samples = samplesOf(entry);
            QVERIFY2(samples.size() > rate / 20, entry.file);
            QVERIFY2(samples.size() < 2 * rate, entry.file); // the table doesn't wait for it
            const Heard heard = measure(samples);
            QVERIFY2(heard.peak < -3,
                     qPrintable(QStringLiteral("%1: %2 dB").arg(QLatin1StringView(entry.file)).arg(heard.peak)));
            QVERIFY2(heard.loudness > -35 && heard.loudness < -15,
                     qPrintable(QStringLiteral("%1: %2 dB").arg(QLatin1StringView(entry.file)).arg(heard.loudness)));
            QVERIFY2(std::abs(heard.first) < 330 && std::abs(heard.last) < 330, entry.file); // 1 % of full scale
        }
    }

    void soundsOfACategoryAreAsLoudAsEachOther() {
        std::map<Category, std::pair<double, double>> range;
        for (const Entry& entry : entries) {
            const double loudness = measure(samplesOf(entry)).loudness;
            auto& [low, high] = range.try_emplace(entry.category, loudness, loudness).first->second;
            low = std::min(low, loudness);
            high = std::max(high, loudness);
        }
        QCOMPARE(range.size(), std::size_t{3});
        for (const auto& [category, ends] : range)
            QVERIFY2(ends.second - ends.first < 6, qPrintable(QString::number(ends.second - ends.first)));
    }
};

QTEST_GUILESS_MAIN(TestSoundFiles)
#include "tst_soundfiles.moc"
