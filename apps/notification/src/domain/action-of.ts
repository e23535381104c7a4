import type { NotificationAction } from '@somo/contracts/notifications';
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
