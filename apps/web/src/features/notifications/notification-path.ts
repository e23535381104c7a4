import type { Role } from '@somo/contracts/caller';
import type { Notification } from '@somo/contracts/notifications';
import { paths } from '../../lib/paths';

/** Returns the page of what a notification is about; null if it has none for this role. */
export function notificationPath({ relatedId, relatedEntityType, action }: Notification, role: Role | null): string | null {
  if (relatedId === null || (role !== 'student' && role !== 'teacher')) return null;
  switch (relatedEntityType) {
    case 'lesson':
      return action === 'rate' && role === 'student' ? paths.rateLesson(relatedId) : paths.lesson(relatedId);
    case 'request':
      return role === 'student' ? paths.studentLessons : paths.teacherRequests;
    case 'payout':
      return role === 'teacher' ? paths.teacherEarnings : null;
    case 'payout-method':
      return role === 'teacher' ? paths.payoutSettings : null;
    case 'verification':
      return role === 'teacher' ? `${paths.teacherProfile}#verification` : null;
    case 'calendar':
      return role === 'teacher' ? `${paths.teacherSchedule}?tab=calendars` : null;
    case 'teacher':
      return role === 'student' ? paths.bookLesson(relatedId) : null;
    case 'conversation':
      return paths.messagesWith(role, relatedId);
    case 'export':
    case 'session':
      return role === 'student' ? paths.studentSettings : paths.teacherSettings;
    default:
      return null;
  }
}
