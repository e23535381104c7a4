import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Recording } from '@somo/contracts/recordings';
import { refuse } from '@somo/contracts/refusals';
import { BeginRecordingBody } from '@somo/contracts/routes/recordings';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { findRecording, lockRecording, saveRecording, toRecording } from '../store/recordings.js';

@Injectable()
export class BeginRecording {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** The browser of who asked records from now on: its parts are placed in time from here. Beginning again changes nothing. */
  @Handles('messaging.begin-recording', {
    by: ['participant'],
    input: BeginRecordingBody,
    refuses: ['recording-not-found', 'recording-elsewhere', 'recording-without-consent'],
  })
  async run({ lessonId, recordingId, contentType }: Asks['messaging.begin-recording']['in'], caller: Caller): Promise<Recording> {
    const { userId } = userOf(caller);
    await findRecording(this.db, { lessonId, recordingId, userId });
    return this.transaction.run(async (tx) => {
      const row = await lockRecording(tx.db, recordingId);
      if (row.asked_by !== userId) throw refuse('recording-elsewhere');
      if (row.state !== 'running') throw refuse('recording-without-consent');
      if (row.began_at) return toRecording(row);
      const begun = { ...row, began_at: new Date(this.clock.now()), made_as: contentType };
      await saveRecording(tx.db, begun);
      return toRecording(begun);
    });
  }
}
