import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import type { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { complete, type Booking } from '../domain/booking.js';
import { changeStatus, lockBooking } from '../store/change-booking.js';
import { publishTeaching } from '../teaching/publish-teaching.js';
import { bookingState } from '../store/views.js';

/** Completes a paid lesson. No one can join an unpaid one: it waits until its payment arrives or expires, which completes or cancels it. */
@Injectable()
export class CompletePastLesson {
  constructor(private readonly transaction: Transaction) {}

  @Runs('complete-past-lesson')
  async run({ bookingId }: Jobs['complete-past-lesson']['data'], work: DueWork): Promise<void> {
    await this.transaction.finish(work, async (tx) => {
      const booking = await lockBooking(tx.db, bookingId);
      if (booking?.status !== 'confirmed' || booking.paidAt === null) return;
      const completed = complete(booking);
      await changeStatus(tx.db, completed);
      for (const reader of [completed.studentId, completed.teacherId])
        tx.live(reader, 'lesson.changed', { lessonId: completed.id, version: completed.version });
      tx.emit('lesson.completed', { ...bookingState(completed), lessonsTogether: await countTogether(tx.db, completed) });
      await publishTeaching(tx, completed.teacherId);
    });
  }
}

async function countTogether(db: Db, { studentId, teacherId }: Booking): Promise<number> {
  const [row] = await db.sql<{ count: number }>(
    'lessons-together',
    `SELECT count(*)::int AS count FROM bookings WHERE student_id = $1 AND teacher_id = $2 AND status = 'completed'`,
    [studentId, teacherId],
  );
  return row?.count ?? 0;
}
