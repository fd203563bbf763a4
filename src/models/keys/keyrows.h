// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace openshoe::models {

/// Something that can be done by key, and its keys.
struct KeyRow {
    Q_GADGET
    /// The id for changing it; empty if it can't be changed.
    Q_PROPERTY(QString actionId MEMBER actionId)
    Q_PROPERTY(QString caption MEMBER caption)
    Q_PROPERTY(QString section MEMBER section)
    /// The section, above its first row in a list; empty for the other rows.
    Q_PROPERTY(QString heading MEMBER heading)
    /// As on key caps; empty if it has no key.
    Q_PROPERTY(QList<QString> caps MEMBER caps)
    /// It has other keys than its defaults.
    Q_PROPERTY(bool changed MEMBER changed)
    /// "Space, Enter: Deal".
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    QString actionId;
    QString caption;
    QString section;
    QString heading;
    QList<QString> caps;
    bool changed = false;
    QString accessibleName;

    /// Captions are unique within a section.
    [[nodiscard]] QString key() const { return section + u'\n' + caption; }
    friend bool operator==(const KeyRow&, const KeyRow&) = default;
};

class KeyRowsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by KeyMap")

public:
    explicit KeyRowsModel(QObject* parent) : RowModel(KeyRow::staticMetaObject, parent) {}

    [[nodiscard]] const std::vector<KeyRow>& rows() const { return m_rows; }
    void setRows(std::vector<KeyRow> rows);

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<KeyRow> m_rows;
};

/// A block of the key sheet.
struct KeySectionRow {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(openshoe::models::KeyRowsModel* lines MEMBER lines)

public:
    QString title;
    KeyRowsModel* lines = nullptr;

    [[nodiscard]] KeyRowsModel* key() const { return lines; }
    friend bool operator==(const KeySectionRow&, const KeySectionRow&) = default;
};

class KeySectionsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by KeyMap")

public:
    explicit KeySectionsModel(QObject* parent) : RowModel(KeySectionRow::staticMetaObject, parent) {}

    /// Rows of one section must be adjacent.
    void setRows(const std::vector<KeyRow>& rows);
    [[nodiscard]] const std::vector<KeySectionRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<KeySectionRow> m_rows;
};

} // namespace openshoe::models
