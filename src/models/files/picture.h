// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/sheetexporter.h"
#include "models/lists/rowmodel.h"
#include "paper/sheet.h"

#include <QObject>
#include <QString>

namespace openshoe::models {

/// A row of the figures behind a picture.
struct PictureRow {
    Q_GADGET
    /// One cell for each heading.
    Q_PROPERTY(QList<QString> cells MEMBER cells)
    /// The cells with their headings, for screen readers.
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    QList<QString> cells;
    QString accessibleName;
    friend bool operator==(const PictureRow&, const PictureRow&) = default;
};

class PictureRowModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by Picture")

public:
    explicit PictureRowModel(QObject* parent = nullptr) : RowModel(PictureRow::staticMetaObject, parent) {}
    void setRows(std::vector<PictureRow> rows);
    [[nodiscard]] const std::vector<PictureRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<PictureRow> m_rows;
};

/// A diagram and its figures, to look at, read, copy and save.
class Picture : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by the models of a page")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What to know about it, shown beneath; may be empty.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// Whether there is nothing to draw; `note` says why.
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed)
    /// Whether the figures are shown instead of the diagram.
    Q_PROPERTY(bool figuresShown READ areFiguresShown WRITE showFigures NOTIFY figuresShownChanged)
    /// What there is to read at places of the diagram, along it: "22 Nov 2026, Rounds: 12, Staked: 120".
    Q_PROPERTY(QList<QString> readings READ readings NOTIFY changed)
    /// By reading: whether more can be shown of it.
    Q_PROPERTY(QList<bool> opening READ opening NOTIFY changed)
    Q_PROPERTY(QList<QString> heads READ heads NOTIFY changed)
    /// The columns' relative widths.
    Q_PROPERTY(QList<int> widths READ widths NOTIFY changed)
    Q_PROPERTY(openshoe::models::PictureRowModel* rows READ rows CONSTANT)
    Q_PROPERTY(openshoe::models::SheetExporter* exporter READ exporter CONSTANT)
    /// A suggested file name, without extension.
    Q_PROPERTY(QString fileName READ fileName CONSTANT)

public:
    explicit Picture(QString fileName, QObject* parent = nullptr);

    /// Shows a sheet with a single table of text; if the table has no rows, there is nothing to draw.
    void show(paper::Sheet sheet);
    [[nodiscard]] const paper::Sheet& sheet() const { return m_sheet; }
    [[nodiscard]] const paper::Diagram& diagram() const { return m_sheet.diagram; }

    [[nodiscard]] QString title() const { return m_sheet.title; }
    [[nodiscard]] QString note() const { return m_sheet.notes.join(u' '); }
    [[nodiscard]] bool isEmpty() const { return m_sheet.diagram.isEmpty(); }
    [[nodiscard]] bool areFiguresShown() const { return m_figuresShown; }
    void showFigures(bool shown);
    [[nodiscard]] QStringList readings() const;
    [[nodiscard]] QList<bool> opening() const;
    [[nodiscard]] QStringList heads() const { return m_sheet.tables.empty() ? QStringList() : m_sheet.tables[0].heads; }
    [[nodiscard]] QList<int> widths() const { return m_sheet.tables.empty() ? QList<int>() : m_sheet.tables[0].widths; }
    [[nodiscard]] PictureRowModel* rows() { return &m_rows; }
    [[nodiscard]] SheetExporter* exporter() { return &m_exporter; }
    [[nodiscard]] QString fileName() const { return m_fileName; }

public slots:
    /// Asks for more about a reading; emits opened() if there is more.
    void open(int reading);

signals:
    void changed();
    void figuresShownChanged();
    /// More is wanted about the reading with that key.
    void opened(const QString& key);

private:
    QString m_fileName;
    paper::Sheet m_sheet;
    bool m_figuresShown = false;
    PictureRowModel m_rows;
    SheetExporter m_exporter;
};

} // namespace openshoe::models
