// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/output.h"

#include "formats/wholefile.h"
#include "paper/sheetpainter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <array>

namespace openshoe::paper {

namespace {

constexpr int margin = 400; // tenths of a point
constexpr double pixelsPerTenth = 0.3;

constexpr std::array endings{"pdf", "svg", "png", "csv"};

base::Result<void> failed(const QString& path, const formats::WholeFile& file) {
    return base::environmentError(path.toStdString(),
                                  base::said("Errors", "can't be written: {}").with(file.errorString().toStdString()));
}

// A diagram's figures are available separately.
Sheet withoutFigures(Sheet sheet) {
    if (!sheet.diagram.isEmpty())
        sheet.tables.clear();
    return sheet;
}

QSize sizeOf(const Sheet& sheet) {
    return {SheetPainter::width + 2 * margin, heightOf(sheet) + 2 * margin};
}

void drawPicture(QPainter& painter, const Sheet& sheet, double scale) {
    painter.scale(scale, scale);
    painter.translate(margin, margin);
    SheetPainter(painter).draw(sheet);
}

void writePdf(QIODevice& file, const std::vector<Sheet>& sheets) {
    QPdfWriter pdf(&file);
    pdf.setPageLayout(
        QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(margin, margin, margin, margin) / 10));
    pdf.setCreator(QGuiApplication::applicationDisplayName());
    pdf.setTitle(sheets.front().title);
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

void writeSvg(QIODevice& file, const Sheet& sheet) {
    const Sheet pictured = withoutFigures(sheet);
    const QSize size = (QSizeF(sizeOf(pictured)) * pixelsPerTenth).toSize();
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(), size));
    svg.setTitle(sheet.title);
    QPainter painter(&svg);
    painter.fillRect(QRect(QPoint(), size), Qt::white);
    drawPicture(painter, pictured, pixelsPerTenth);
}

} // namespace

QImage picture(const Sheet& sheet) {
    const Sheet pictured = withoutFigures(sheet);
    QImage image((QSizeF(sizeOf(pictured)) * pixelsPerTenth).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    drawPicture(painter, pictured, pixelsPerTenth);
    return image;
}

QString endingOf(Form form) {
    return QString::fromLatin1(endings[static_cast<std::size_t>(form)]);
}

std::optional<Form> formOf(const QString& path) {
    for (std::size_t i = 0; i < endings.size(); ++i) {
        if (path.endsWith(u'.' + endingOf(static_cast<Form>(i)), Qt::CaseInsensitive))
            return static_cast<Form>(i);
    }
    return std::nullopt;
}

base::Result<void> save(const std::vector<Sheet>& sheets, const QString& path, Form form) {
    formats::WholeFile file(path);
    if (!file.open())
        return failed(path, file);
    bool whole = true;
    switch (form) {
    case Form::Pdf: writePdf(file.device(), sheets); break;
    case Form::Svg: writeSvg(file.device(), sheets.front()); break;
    case Form::Png: whole = picture(sheets.front()).save(&file.device(), "PNG"); break;
    case Form::Csv: file.device().write(csvText(sheets).toUtf8()); break;
    }
    if (!whole || !file.commit())
        return failed(path, file);
    return {};
}

void copyText(const std::vector<Sheet>& sheets) {
    QGuiApplication::clipboard()->setText(plainText(sheets));
}

void copyPicture(const Sheet& sheet) {
    QGuiApplication::clipboard()->setImage(picture(sheet));
}

} // namespace openshoe::paper
