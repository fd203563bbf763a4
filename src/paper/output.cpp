// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/output.h"

#include "paper/sheetpainter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSaveFile>

#include <algorithm>

namespace openshoe::paper {

namespace {

constexpr int margin = 400; // tenths of a point
constexpr double pixelsPerTenth = 0.3;

base::Result<void> failed(const QSaveFile& file) {
    return base::environmentError(file.fileName().toStdString(),
                                  "can't be written: " + file.errorString().toStdString());
}

} // namespace

QImage picture(const Sheet& sheet) {
    const QSize size(SheetPainter::width + 2 * margin, heightOf(sheet) + 2 * margin);
    QImage image((QSizeF(size) * pixelsPerTenth).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(pixelsPerTenth, pixelsPerTenth);
    painter.translate(margin, margin);
    SheetPainter(painter).draw(sheet);
    return image;
}

base::Result<void> savePdf(const std::vector<Sheet>& sheets, const QString& path) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failed(file);
    {
        QPdfWriter pdf(&file);
        pdf.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                                      QMarginsF(margin, margin, margin, margin) / 10));
        pdf.setCreator(QGuiApplication::applicationDisplayName());
        pdf.setTitle(sheets.empty() ? QString() : sheets.front().title);
        QPainter painter(&pdf);
        const QRect page = pdf.pageLayout().paintRectPixels(pdf.resolution());
        bool first = true;
        for (const Sheet& sheet : sheets) {
            if (!first)
                pdf.newPage();
            first = false;
            const double wide = static_cast<double>(page.width()) / SheetPainter::width;
            const double tall = static_cast<double>(page.height()) / heightOf(sheet);
            const double scale = std::min(wide, tall);
            painter.save();
            painter.scale(scale, scale);
            SheetPainter(painter).draw(sheet);
            painter.restore();
        }
    }
    if (!file.commit())
        return failed(file);
    return {};
}

void copyText(const std::vector<Sheet>& sheets) {
    QGuiApplication::clipboard()->setText(plainText(sheets));
}

void copyPicture(const Sheet& sheet) {
    QGuiApplication::clipboard()->setImage(picture(sheet));
}

} // namespace openshoe::paper
