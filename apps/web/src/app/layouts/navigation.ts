// The navigation of each role: only pages that exist.
import { paths } from '../../lib/paths';

export const navigation = {
  student: [
    { to: paths.studentDashboard, word: 'dashboard' },
    { to: paths.studentLessons, word: 'myLessons' },
    { to: paths.studentTeachers, word: 'myTeachers' },
    { to: paths.findTeachers, word: 'findTeachers' },
    { to: paths.studentMessages, word: 'messages' },
    { to: paths.studentProfile, word: 'profile' },
    { to: paths.studentSettings, word: 'settings' },
    { to: paths.studentNotifications, word: 'notifications' },
  ],
  teacher: [
    { to: paths.teacherDashboard, word: 'dashboard' },
    { to: paths.teacherLessons, word: 'myLessons' },
    { to: paths.teacherStudents, word: 'myStudents' },
    { to: paths.teacherSchedule, word: 'schedule', alsoAt: paths.teacherAvailability },
    { to: paths.teacherRequests, word: 'requests' },
    { to: paths.teacherMessages, word: 'messages' },
    { to: paths.teacherEarnings, word: 'earnings' },
    { to: paths.teacherProfile, word: 'profile' },
    { to: paths.teacherSettings, word: 'settings' },
    { to: paths.teacherNotifications, word: 'notifications' },
  ],
  admin: [
    { to: paths.admin, word: 'overview' },
    { to: paths.adminProblems, word: 'problems' },
    { to: paths.adminReports, word: 'reports' },
    { to: paths.adminVerification, word: 'verification' },
    { to: paths.adminPeople, word: 'people' },
    { to: paths.adminPayouts, word: 'payouts' },
    { to: paths.adminLedger, word: 'ledger' },
    { to: paths.adminAudit, word: 'audit' },
    { to: paths.adminSystem, word: 'system' },
    { to: paths.adminSettings, word: 'settings' },
  ],
} as const;

/** How many of them are in the bar of a wide screen; the others are in the account menu. */
export const inBar = { student: 5, teacher: 7, admin: 8 } as const;

/** Links below the user's name in the account menu. */
export const accountLinks = {
  student: [
    { to: paths.studentProfile, word: 'profile' },
    { to: paths.studentNotifications, word: 'notifications' },
    { to: paths.studentSettings, word: 'settings' },
  ],
  teacher: [
    { to: paths.teacherProfile, word: 'profile' },
    { to: paths.teacherSchedule, word: 'schedule' },
    { to: paths.teacherEarnings, word: 'earnings' },
    { to: paths.teacherNotifications, word: 'notifications' },
    { to: paths.teacherSettings, word: 'settings' },
  ],
  admin: [{ to: paths.adminSettings, word: 'settings' }],
} as const;

/** Operators get no notifications. */
export const notificationsOf = { student: paths.studentNotifications, teacher: paths.teacherNotifications, admin: null } as const;
