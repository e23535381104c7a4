import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { planPreparation } from '../end-recording.js';
import { findRecording, lockRecording, saveRecording } from '../store/recordings.js';

@Injectable()
export class FinishRecording {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** The browser has nothing more to send: the recording is prepared at once, and takes no more parts. */
  @Handles('messaging.finish-recording', {
    by: ['participant'],
    refuses: ['recording-not-found', 'recording-elsewhere', 'recording-deleted', 'recording-under-way'],
  })
  async run({ lessonId, recordingId }: Asks['messaging.finish-recording']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    await findRecording(this.db, { lessonId, recordingId, userId });
    await this.transaction.run(async (tx) => {
      const row = await lockRecording(tx.db, recordingId);
      if (row.asked_by !== userId) throw refuse('recording-elsewhere');
      if (row.state === 'deleted') throw refuse('recording-deleted');
      if (row.state === 'asked' || row.state === 'running') throw refuse('recording-under-way');
      if (row.is_complete || row.state === 'refused') return;
      const finished = { ...row, is_complete: true, state: 'ended' as const, turn: row.turn + 1 };
      await saveRecording(tx.db, finished);
      planPreparation(tx, finished, this.clock.now());
    });
    return null;
  }
}
