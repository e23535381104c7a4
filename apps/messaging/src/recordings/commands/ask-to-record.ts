import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Recording } from '@somo/contracts/recordings';
import { refuse } from '@somo/contracts/refusals';
import { AskToRecordBody } from '@somo/contracts/routes/recordings';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { peersIn } from '../../classroom/store/room-peers.js';
import { MessagingConfig } from '../../messaging.config.js';
import { LessonOfTwo } from '../../materials/lesson-of-two.js';
import { tellOf } from '../tell-of.js';
import { guardianConsent, noteConsent } from '../store/consents.js';
import { lockRoom, sideIn, storeAsked, toRecording } from '../store/recordings.js';

@Injectable()
export class AskToRecord {
  constructor(
    private readonly lessons: LessonOfTwo,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: MessagingConfig,
  ) {}

  @Handles('messaging.ask-to-record', {
    by: ['participant'],
    input: AskToRecordBody,
    refuses: ['lesson-not-found', 'account-suspended', 'recording-needs-both', 'recording-needs-guardian', 'recording-under-way'],
  })
  async run({ lessonId, kind }: Asks['messaging.ask-to-record']['in'], caller: Caller): Promise<Recording> {
    const { userId } = userOf(caller);
    const lesson = await this.lessons.read(lessonId, userId);
    const { agreementId, studentId, teacherId } = lesson;
    return this.transaction.run(async (tx) => {
      await lockRoom(tx.db, agreementId);
      const now = this.clock.now();
      const pages = await peersIn(tx.db, agreementId, now);
      const askedFrom = pages.find((page) => page.userId === userId)?.peerId;
      if (pages.length < 2 || askedFrom === undefined) throw refuse('recording-needs-both');
      if (lesson.learner && !(await guardianConsent(tx.db, agreementId))?.on) throw refuse('recording-needs-guardian');
      const people = { agreement_id: agreementId, lesson_id: lessonId, student_id: studentId, teacher_id: teacherId };
      const asked = { asked_by: userId, asked_from: askedFrom, kind, kept_days: this.config.RECORDING_DAYS };
      const row = await storeAsked(tx.db, { id: newId(), ...people, ...asked, now });
      if (!row) throw refuse('recording-under-way');
      await noteConsent(tx.db, {
        agreementId,
        lessonId,
        recordingId: row.id,
        userId,
        side: sideIn(row, userId),
        act: 'given',
        how: 'asked',
        now,
      });
      tellOf(tx, row);
      return toRecording(row);
    });
  }
}
