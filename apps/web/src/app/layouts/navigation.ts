// What each role finds in its navigation: only pages that exist.
import { paths } from '../../lib/paths';

export const navigation = {
  student: [
    { to: paths.studentDashboard, word: 'dashboard' },
    { to: paths.studentLessons, word: 'myLessons' },
    { to: paths.findTeachers, word: 'findTeachers' },
    { to: paths.studentNotifications, word: 'notifications' },
  ],
  teacher: [
    { to: paths.teacherDashboard, word: 'dashboard' },
    { to: paths.teacherLessons, word: 'myLessons' },
    { to: paths.teacherNotifications, word: 'notifications' },
  ],
  admin: [{ to: paths.admin, word: 'timeline' }],
} as const;

/** Operators are not notified of anything. */
export const notificationsOf = { student: paths.studentNotifications, teacher: paths.teacherNotifications, admin: null } as const;
