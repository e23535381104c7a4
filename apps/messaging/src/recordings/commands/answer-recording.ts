import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Recording } from '@somo/contracts/recordings';
import { refuse } from '@somo/contracts/refusals';
import { silenceMinutes } from '@somo/contracts/rules/recordings';
import { minuteMs } from '@somo/calendar/days';
import { AnswerRecordingBody } from '@somo/contracts/routes/recordings';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { peersIn } from '../../classroom/store/room-peers.js';
import { endRecording, planPreparation } from '../end-recording.js';
import { tellOf } from '../tell-of.js';
import { noteConsent } from '../store/consents.js';
import { findRecording, lockRecording, lockRoom, saveRecording, sideIn, toRecording, type RecordingRow } from '../store/recordings.js';

@Injectable()
export class AnswerRecording {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('messaging.answer-recording', {
    by: ['participant'],
    input: AnswerRecordingBody,
    refuses: ['recording-not-found', 'recording-not-asked', 'recording-own-question', 'recording-needs-both'],
  })
  async run({ lessonId, recordingId, agree }: Asks['messaging.answer-recording']['in'], caller: Caller): Promise<Recording> {
    const { userId } = userOf(caller);
    const { agreement_id: agreementId } = await findRecording(this.db, { lessonId, recordingId, userId });
    return this.transaction.run(async (tx) => {
      await lockRoom(tx.db, agreementId);
      const row = await lockRecording(tx.db, recordingId);
      const now = this.clock.now();
      if (row.asked_by === userId) throw refuse('recording-own-question');
      if (agree && row.state === 'running') return toRecording(row);
      if (row.state !== 'asked') throw refuse('recording-not-asked');
      if (!agree) return toRecording(await endRecording(tx, row, { by: userId, how: 'answered', now }));
      if ((await peersIn(tx.db, agreementId, now)).length < 2) throw refuse('recording-needs-both');
      const running: RecordingRow = { ...row, state: 'running', started_at: new Date(now) };
      await saveRecording(tx.db, running);
      const what = { agreementId, lessonId: row.lesson_id, recordingId };
      await noteConsent(tx.db, { ...what, userId, side: sideIn(row, userId), act: 'given', how: 'answered', now });
      planPreparation(tx, running, now + silenceMinutes * minuteMs);
      tellOf(tx, running);
      return toRecording(running);
    });
  }
}
