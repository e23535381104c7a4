import type { BookingState } from '@somo/contracts/events/booking';
import { fromInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';

/** Updates the local copy of a lesson and notifies both participants' open pages. Returns whether this was newer. */
export async function upsertLessonCopy(tx: Tx, booking: BookingState): Promise<boolean> {
  const { bookingId, version, status, startsAt, studentId, teacherId } = booking;
  const set = { status, starts_at: new Date(fromInstant(startsAt)) };
  const news = await upsertNewer(tx.db, { table: 'lessons', key: { booking_id: bookingId }, version, set });
  if (news) for (const userId of [studentId, teacherId]) tx.live(userId, 'lesson.changed', { lessonId: bookingId, version });
  return news;
}
