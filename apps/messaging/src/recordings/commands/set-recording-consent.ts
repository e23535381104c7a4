import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { RecordingConsentBody } from '@somo/contracts/routes/recordings';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { LessonOfTwo } from '../../materials/lesson-of-two.js';
import { endRecording } from '../end-recording.js';
import { guardianConsent, noteConsent } from '../store/consents.js';
import { lockCurrent, lockRoom } from '../store/recordings.js';

@Injectable()
export class SetRecordingConsent {
  constructor(
    private readonly lessons: LessonOfTwo,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Of the guardian, who booked the lesson for somebody under 18. Turning it off ends a recording at once. */
  @Handles('messaging.set-recording-consent', {
    by: ['participant'],
    input: RecordingConsentBody,
    refuses: ['lesson-not-found', 'account-suspended', 'not-allowed', 'recording-no-guardian'],
  })
  async run({ lessonId, consent }: Asks['messaging.set-recording-consent']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    const { agreementId, studentId, teacherId, learner } = await this.lessons.read(lessonId, userId);
    if (!learner) throw refuse('recording-no-guardian');
    if (userId !== studentId) throw refuse('not-allowed');
    await this.transaction.run(async (tx) => {
      await lockRoom(tx.db, agreementId);
      const now = this.clock.now();
      if (((await guardianConsent(tx.db, agreementId))?.on ?? false) === consent) return;
      const what = { agreementId, lessonId, recordingId: null, userId, side: 'student' as const };
      await noteConsent(tx.db, { ...what, act: consent ? 'given' : 'withdrawn', how: 'guardian', now });
      const current = consent ? undefined : await lockCurrent(tx.db, agreementId);
      if (current) await endRecording(tx, current, { by: userId, how: 'stopped', now });
      for (const personId of [studentId, teacherId]) tx.live(personId, 'recording.changed', { lessonId, recordingId: null, state: null });
    });
    return null;
  }
}
