import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { SaveNotesBody } from '@somo/contracts/routes/lessons';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkTakesNotes, kindWrittenBy } from '../domain/notes.js';
import { sideOf } from '../domain/participants.js';
import { lockBooking } from '../store/change-booking.js';
import { readLesson, recordOf } from '../store/lesson-rows.js';
import { saveText } from '../store/lesson-texts.js';

/** Saves the teacher's lesson notes, which both participants read, or the student's private text. */
@Injectable()
export class SaveNotes {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.save-notes', { by: ['participant'], input: SaveNotesBody, refuses: ['lesson-not-found', 'notes-not-allowed'] })
  async run({ bookingId, text }: Asks['booking.save-notes']['in'], caller: Caller): Promise<LessonRecord> {
    const { userId } = userOf(caller);
    return this.transaction.run(async (tx) => {
      const { booking, is } = sideOf(await lockBooking(tx.db, bookingId), userId);
      checkTakesNotes(booking);
      const now = this.clock.now();
      await saveText(tx.db, booking.agreementId, { kind: kindWrittenBy(is), authorId: userId, text: text.trim(), updatedAt: now });
      // A private text is news for its author's other pages only.
      const readers = is === 'teacher' ? [booking.teacherId, booking.studentId] : [userId];
      for (const reader of readers) tx.live(reader, 'lesson.changed', { lessonId: booking.id, version: booking.version });
      const saved = await readLesson(tx.db, bookingId);
      if (!saved) throw refuse('lesson-not-found');
      return recordOf(saved, now, userId);
    });
  }
}
