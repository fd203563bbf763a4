// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the sounds.
#include "meter.h"
#include "places.h"
#include "sound/sounds.h"
#include "testprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace openshoe::sound;
using namespace openshoe::test;

namespace {

QString folder() {
    return QStringLiteral(OPENSHOE_SOURCE_DIR "/resources/sounds");
}

Recording variantOf(const Entry& entry, int variant) {
    return recordingIn(QStringLiteral("%1/%2-%3.wav").arg(folder(), QLatin1StringView(entry.file)).arg(variant));
}

Recording room() {
    return recordingIn(folder() + u'/' + QLatin1StringView(roomFile) + QStringLiteral(".wav"));
}

// The loudness of each category's sounds, in LUFS of the loudest 200 ms: a click is softer than the hand it belongs to,
// and the result of a round is what people listen for.
struct Range {
    Category category;
    double low;
    double high;
};
constexpr std::array ranges{
    Range{Category::Cards, -30, -24},
    Range{Category::Chips, -31, -25},
    Range{Category::Cues, -35, -30},
    Range{Category::Results, -26, -20},
};

Recording tone(double frequency, int rate, double amplitude) {
    Recording recording{.rate = rate};
    for (int i = 0; i < 2 * rate; ++i)
        recording.samples.push_back(amplitude * std::sin(2 * std::numbers::pi * frequency * i / rate));
    return recording;
}

} // namespace

class TestSoundFiles : public QObject {
    Q_OBJECT

    static void eachSound() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < entries.size(); ++i)
            QTest::newRow(entries[i].file) << static_cast<int>(i);
    }

private slots:
    // BS.1770: a full-scale 997 Hz sine in one channel is -3.01 LUFS at any rate; at half the amplitude, 6 dB less. Low
    // tones weigh little, high ones more.
    void theMeterMeasures() {
        for (const int rate : {16000, 32000, 48000}) {
            const Recording full = tone(997, rate, 1);
            QVERIFY2(std::abs(integratedOf(full) + 3.01) < 0.05, qPrintable(QString::number(integratedOf(full))));
            QVERIFY(std::abs(loudestOf(full) + 3.01) < 0.1);
            QVERIFY(std::abs(integratedOf(tone(997, rate, 0.5)) + 9.03) < 0.05);
            QVERIFY(integratedOf(tone(30, rate, 1)) < -8);
            QVERIFY(integratedOf(tone(4000, rate, 1)) > -0.5);
            QVERIFY(std::abs(peakOf(full)) < 0.1);
        }
        // What is below the gate doesn't count: a tone followed by as much silence is as loud as the tone.
        Recording half = tone(997, 32000, 0.1);
        half.samples.resize(half.samples.size() * 2);
        QVERIFY(std::abs(integratedOf(half) + 23.01) < 0.7);
        half.samples.assign(100, 0.25);
        QCOMPARE(offsetOf(half), 0.25);
    }

    void nothingClipsOrClicks_data() { eachSound(); }
    void nothingClipsOrClicks() {
        QFETCH(int, index);
        const Entry& entry = entries[static_cast<std::size_t>(index)];
        for (int variant = 1; variant <= entry.variants; ++variant) {
            const Recording sound = variantOf(entry, variant);
            const double seconds = static_cast<double>(sound.samples.size()) / sound.rate;
            QVERIFY(seconds > 0.05 && seconds < 2); // the table doesn't wait for it
            QVERIFY2(peakOf(sound) < -3, qPrintable(QString::number(peakOf(sound))));
            QVERIFY2(std::abs(offsetOf(sound)) < 0.001, qPrintable(QString::number(offsetOf(sound))));
            QVERIFY(std::abs(sound.samples.front()) < 0.01 && std::abs(sound.samples.back()) < 0.01);
        }
    }

    void variantsAreAsLoudAsEachOther_data() { eachSound(); }
    void variantsAreAsLoudAsEachOther() {
        QFETCH(int, index);
        const Entry& entry = entries[static_cast<std::size_t>(index)];
        const auto range = std::ranges::find(ranges, entry.category, &Range::category);
        QVERIFY(range != ranges.end());
        double low = 0;
        double high = -100;
        for (int variant = 1; variant <= entry.variants; ++variant) {
            const double loudness = loudestOf(variantOf(entry, variant));
            QVERIFY2(loudness > range->low && loudness < range->high, qPrintable(QString::number(loudness)));
            low = std::min(low, loudness);
            high = std::max(high, loudness);
        }
        QVERIFY2(high - low < 1, qPrintable(QString::number(high - low)));
    }

    // The difference between two variants of a sound is a substantial part of it.
    void variantsDiffer_data() { eachSound(); }
    void variantsDiffer() {
        QFETCH(int, index);
        const Entry& entry = entries[static_cast<std::size_t>(index)];
        for (int one = 1; one <= entry.variants; ++one) {
            for (int two = one + 1; two <= entry.variants; ++two) {
                const Recording a = variantOf(entry, one);
                const Recording b = variantOf(entry, two);
                double power = 0;
                double difference = 0;
                for (std::size_t i = 0; i < std::min(a.samples.size(), b.samples.size()); ++i) {
                    power += a.samples[i] * a.samples[i];
                    difference += std::pow(a.samples[i] - b.samples[i], 2);
                }
                QVERIFY2(difference > 0.1 * power, qPrintable(QStringLiteral("%1 and %2").arg(one).arg(two)));
            }
        }
    }

    // The range of each category is at most 6 dB wide; every category has one.
    void everyCategoryHasItsRange() {
        QCOMPARE(ranges.size(), categoryCount);
        for (const Range& range : ranges)
            QVERIFY(range.high - range.low <= 6);
    }

    // The room is quieter than any event, steady, and its end joins its beginning: neither the samples nor the loudness
    // jump there.
    void theRoomGoesRoundWithoutASeam() {
        const Recording loop = room();
        const std::vector<double>& s = loop.samples;
        QVERIFY(s.size() > 3U * static_cast<std::size_t>(loop.rate));
        QVERIFY2(integratedOf(loop) > -50 && integratedOf(loop) < -40, qPrintable(QString::number(integratedOf(loop))));
        QVERIFY(peakOf(loop) < -20);
        QVERIFY(std::abs(offsetOf(loop)) < 0.0005);

        std::vector<double> steps; // how much the signal bends from sample to sample throughout
        for (std::size_t i = 2; i < s.size(); ++i)
            steps.push_back(std::abs(s[i] - 2 * s[i - 1] + s[i - 2]));
        std::ranges::sort(steps);
        const double usual = steps[steps.size() * 99 / 100];
        const std::size_t n = s.size();
        QVERIFY(std::abs(s[0] - 2 * s[n - 1] + s[n - 2]) <= usual);
        QVERIFY(std::abs(s[1] - 2 * s[0] + s[n - 1]) <= usual);

        const std::size_t half = static_cast<std::size_t>(loop.rate) / 2;
        const auto part = [&](std::size_t begin) {
            return Recording{loop.rate,
                             {s.begin() + static_cast<std::ptrdiff_t>(begin),
                              s.begin() + static_cast<std::ptrdiff_t>(begin + half)}};
        };
        QVERIFY(std::abs(loudestOf(part(0)) - loudestOf(part(n - half))) < 3);
    }

    void allOfThemAreSmall() {
        qint64 bytes = 0;
        for (const QFileInfo& file : QDir(folder()).entryInfoList(QDir::Files))
            bytes += file.size();
        QVERIFY2(bytes > 0 && bytes < 1'500'000, qPrintable(QString::number(bytes)));
    }
};

OPENSHOE_TEST(TestSoundFiles, Core)
#include "tst_soundfiles.moc"
