// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "setup/match_setup.h"
#include "words/language.h"

#include <QAbstractItemModelTester>
#include <QObject>

#include <memory>

/// A test of the new match's settings: in English, and each case begins with the usual table.
class SetupCase : public QObject
{
    Q_OBJECT

protected:
    [[nodiscard]] static QString roleOf(int seat, SeatSetupModel::Role role)
    {
        const SeatSetupModel &seats = *MatchSetup::instance().seats();
        return seats.data(seats.index(seat), role).toString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        Language::instance().choose(QStringLiteral("en"));
        m_tester = std::make_unique<QAbstractItemModelTester>(MatchSetup::instance().seats(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    static void init() { MatchSetup::instance().restoreDefaults(); }

private:
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};
