import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Recording } from '@somo/contracts/recordings';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { markDeleted } from '../mark-deleted.js';
import { findRecording, lockRecording, toRecording } from '../store/recordings.js';

@Injectable()
export class DeleteRecording {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Either of the two deletes it for both: nobody can play it from here on. */
  @Handles('messaging.delete-recording', { by: ['participant'], refuses: ['recording-not-found', 'recording-under-way'] })
  async run({ lessonId, recordingId }: Asks['messaging.delete-recording']['in'], caller: Caller): Promise<Recording> {
    const { userId } = userOf(caller);
    await findRecording(this.db, { lessonId, recordingId, userId });
    return this.transaction.run(async (tx) => {
      const row = await lockRecording(tx.db, recordingId);
      if (row.state === 'refused') throw refuse('recording-not-found');
      if (row.state === 'asked' || row.state === 'running') throw refuse('recording-under-way');
      if (row.state === 'deleted') return toRecording(row);
      const now = this.clock.now();
      const deleted = await markDeleted(tx, row, userId, now);
      tx.plan('delete-recording', { key: `${row.id}-by-person`, dueAt: now, data: { recordingId: row.id } });
      return toRecording(deleted);
    });
  }
}
