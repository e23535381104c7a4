import { hourMs } from '@somo/calendar/days';
import type { NotificationAction } from '@somo/contracts/notifications';
import { requestHours } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { isRequestNews, type Content } from './content.js';

/** Returns what a notification asks of its reader; undefined if nothing. */
export function actionOf(content: Content, readerId: string): NotificationAction | undefined {
  if (content.type === 'review') return content.params.news === 'asked' ? 'rate' : undefined;
  if (content.type === 'booking_rescheduled')
    return content.params.step === 'proposed' && content.params.studentId === readerId ? 'choose-time' : undefined;
  if (!isRequestNews(content)) return undefined;
  const { step, studentId } = content.params;
  if (step === 'created') return studentId === readerId ? undefined : 'answer';
  return step === 'proposed' && studentId === readerId ? 'choose-time' : undefined;
}

/** Returns until when what a notification asks can be done, in epoch milliseconds; Infinity if always. `createdAt` in epoch milliseconds. */
export function asksUntil(content: Content, createdAt: number): number {
  if (content.type === 'booking_rescheduled') {
    const { startsAt, formerStartsAt, options = [startsAt] } = content.params;
    return Math.min(fromInstant(formerStartsAt), Math.max(...options.map(fromInstant)));
  }
  if (!isRequestNews(content)) return Infinity;
  const { expiresAt } = content.params;
  return expiresAt === undefined ? createdAt + requestHours * hourMs : fromInstant(expiresAt);
}
