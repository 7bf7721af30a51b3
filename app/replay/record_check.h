// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/errand.h"
#include "models/row_model.h"
#include "records/record.h"

#include <QTimer>
#include <QtQml/qqmlregistration.h>

/// One thing that a check of a record proves.
struct RecordCheckRow
{
    enum class Verdict : std::uint8_t { open, right, wrong };
    record::FaultKind kind = record::FaultKind::form;
    Verdict verdict = Verdict::open;
    bool operator==(const RecordCheckRow &) const = default;
};

/// "Check this match": plays a record again from its seed, in a thread of its own, and says in words what that proves;
/// each thing is ticked once it is sure.
class RecordCheck : public RowModel<RecordCheckRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by whoever has the record")
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(bool checking READ checking NOTIFY changed)
    /// How far it is, in words, where it takes so long that a person wants to know; else empty.
    Q_PROPERTY(QString progressText READ progressText NOTIFY changed)
    /// Nothing is wrong; only once all is checked.
    Q_PROPERTY(bool right READ right NOTIFY changed)
    /// What it comes to: that all is right, or the line that is not.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)

public:
    enum Role {
        TextRole = Qt::UserRole, ///< QString
        DetailRole,              ///< QString: how much of it was checked, or what is wrong
        SureRole,                ///< bool: ticked
        WrongRole,               ///< bool
    };
    Q_ENUM(Role)

    explicit RecordCheck(QObject *parent = nullptr);

    /// Between two ticks, so that they can be followed with the eyes; none at all where it is 0.
    void setPace(std::chrono::milliseconds time) { m_ticking.setInterval(time); }
    /// Begins, and ends what was begun before.
    void check(const QByteArray &text);
    Q_INVOKABLE void close();
    /// The same in the language spoken now.
    void respeakAll();

    [[nodiscard]] bool open() const { return m_open; }
    [[nodiscard]] bool checking() const { return m_open && !m_over; }
    [[nodiscard]] bool right() const { return m_over && !m_found.fault; }
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();

protected:
    [[nodiscard]] QVariant value(const RecordCheckRow &row, int role) const override;

private:
    struct Found
    {
        std::optional<record::Fault> fault;
        record::Tally tally;
        int lines = 0;
        QString game;
    };

    void tick();
    [[nodiscard]] static QString text(record::FaultKind kind);
    [[nodiscard]] QString detail(const RecordCheckRow &row) const;

    QTimer m_ticking;
    Found m_found;
    bool m_open = false;
    bool m_over = false;
    Errand m_errand;
};
