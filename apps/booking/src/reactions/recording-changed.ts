import { Injectable } from '@nestjs/common';
import type { RecordingFacts } from '@somo/contracts/events/recording';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { storeRecording } from '../store/recordings.js';

@Injectable()
export class RecordingChanged {
  /** The history of a lesson says that it was recorded, who ended that, and who deleted it. */
  @On('recording.started', 'recording.ended', 'recording.deleted')
  async run(facts: RecordingFacts, tx: Tx): Promise<void> {
    await storeRecording(tx.db, facts);
    // When it starts, both are in the classroom, perhaps on thin lines, and have no history open.
    if (facts.endedAt === null) return;
    for (const userId of [facts.studentId, facts.teacherId])
      tx.live(userId, 'lesson.changed', { lessonId: facts.bookingId, version: facts.version });
  }
}
