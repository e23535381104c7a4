import type { BookingState } from '@somo/contracts/events/booking';
import type { Tx } from '@somo/platform/transaction';
import { upsertAllNewer } from '@somo/platform/upsert-newer';

/** Updates the local copies of lessons and notifies both participants' open pages. Returns which of these states were newer. */
export async function upsertLessonCopies<State extends BookingState>(tx: Tx, bookings: readonly State[]): Promise<Set<State>> {
  const rows = bookings.map(({ bookingId, version, status, startsAt }) => ({
    booking_id: bookingId,
    version,
    status,
    starts_at: startsAt,
  }));
  const stored = await upsertAllNewer(tx.db, { table: 'lessons', key: 'booking_id', rows });
  const newer = new Set(bookings.filter((_, at) => stored.includes(rows[at]!)));
  for (const { bookingId, version, studentId, teacherId } of newer)
    for (const userId of [studentId, teacherId]) tx.live(userId, 'lesson.changed', { lessonId: bookingId, version });
  return newer;
}
