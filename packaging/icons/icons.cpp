// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the program's icon in every size that systems ask for: openshoe_icons ICON.svg FOLDER. Writes N.png for each
// size, openshoe.ico (Windows) and openshoe.icns (macOS).
#include <QBuffer>
#include <QCoreApplication>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <array>
#include <cstdio>

namespace {

QByteArray png(QSvgRenderer& icon, int size) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    icon.render(&painter);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

// A directory of sixteen bytes an image, then the images; 256 is written as 0.
QByteArray ico(QSvgRenderer& icon) {
    constexpr std::array sizes{16, 24, 32, 48, 64, 128, 256};
    QByteArray images;
    QByteArray file;
    QDataStream out(&file, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out << quint16(0) << quint16(1) << quint16(sizes.size());
    for (const int size : sizes) {
        const QByteArray image = png(icon, size);
        out << quint8(size % 256) << quint8(size % 256) << quint8(0) << quint8(0) << quint16(1) << quint16(32)
            << quint32(image.size()) << quint32(6 + 16 * sizes.size() + static_cast<std::size_t>(images.size()));
        images += image;
    }
    return file + images;
}

QByteArray icns(QSvgRenderer& icon) {
    struct Kind {
        const char* name;
        int size;
    };
    constexpr std::array kinds{Kind{"icp4", 16},  Kind{"icp5", 32},  Kind{"ic07", 128},
                               Kind{"ic08", 256}, Kind{"ic09", 512}, Kind{"ic10", 1024}};
    QByteArray body;
    for (const Kind& kind : kinds) {
        const QByteArray image = png(icon, kind.size);
        QDataStream out(&body, QIODevice::WriteOnly | QIODevice::Append);
        out.writeRawData(kind.name, 4);
        out << quint32(8 + image.size());
        out.writeRawData(image.constData(), static_cast<int>(image.size()));
    }
    QByteArray file;
    QDataStream out(&file, QIODevice::WriteOnly);
    out.writeRawData("icns", 4);
    out << quint32(8 + body.size());
    return file + body;
}

bool write(const QDir& folder, const QString& name, const QByteArray& bytes) {
    QFile file(folder.filePath(name));
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size())
        return true;
    std::fprintf(stderr, "openshoe_icons: %s can't be written: %s\n", qPrintable(file.fileName()),
                 qPrintable(file.errorString()));
    return false;
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QSvgRenderer icon(arguments.value(1));
    const QDir folder(arguments.value(2));
    if (arguments.size() != 3 || !icon.isValid() || !folder.mkpath(QStringLiteral("."))) {
        std::fputs("openshoe_icons ICON.svg FOLDER: the icon can't be read, or the folder not be made\n", stderr);
        return 2;
    }
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        if (!write(folder, QStringLiteral("%1.png").arg(size), png(icon, size)))
            return 1;
    }
    return write(folder, QStringLiteral("openshoe.ico"), ico(icon)) &&
                   write(folder, QStringLiteral("openshoe.icns"), icns(icon))
               ? 0
               : 1;
}
