// The navigation of each role: only pages that exist, and to operators only those that their roles include.
import type { SessionUser } from '@somo/contracts/people';
import { mayUse, type OperatorRoute } from '@somo/contracts/operator-roles';
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
    { to: paths.adminProblems, word: 'problems', needs: 'GET /api/admin/problems' },
    { to: paths.adminReports, word: 'reports', needs: 'GET /api/admin/cases', alsoBelow: true },
    { to: paths.adminVerification, word: 'verification', needs: 'GET /api/admin/verification' },
    { to: paths.adminPeople, word: 'people', needs: 'GET /api/admin/people/:id', alsoBelow: true },
    { to: paths.adminPayouts, word: 'payouts', needs: 'GET /api/admin/payouts' },
    { to: paths.adminLedger, word: 'ledger', needs: 'GET /api/admin/ledger' },
    { to: paths.adminAudit, word: 'audit', needs: 'GET /api/admin/audit' },
    { to: paths.adminSystem, word: 'system', needs: 'GET /api/admin/system' },
    { to: paths.adminOperators, word: 'operators', needs: 'GET /api/admin/operators' },
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
  admin: [
    { to: paths.adminSystem, word: 'system', needs: 'GET /api/admin/system' },
    { to: paths.adminOperators, word: 'operators', needs: 'GET /api/admin/operators' },
    { to: paths.adminSettings, word: 'settings' },
  ],
} as const;

/** Operators get no notifications. */
export const notificationsOf = { student: paths.studentNotifications, teacher: paths.teacherNotifications, admin: null } as const;

/** Returns those of some links that are for a user. */
export function linksFor<Link extends object>(links: readonly Link[], { operatorRoles = [] }: Pick<SessionUser, 'operatorRoles'>): Link[] {
  return links.filter((link) => !('needs' in link) || mayUse(operatorRoles, link.needs as OperatorRoute));
}
