import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Recording } from '@somo/contracts/recordings';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { endRecording } from '../end-recording.js';
import { findRecording, lockRecording, toRecording } from '../store/recordings.js';

@Injectable()
export class EndRecording {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Either of the two ends it, also while booking is down: whose it is, the recording itself knows. */
  @Handles('messaging.end-recording', { by: ['participant'], refuses: ['recording-not-found'] })
  async run({ lessonId, recordingId }: Asks['messaging.end-recording']['in'], caller: Caller): Promise<Recording> {
    const { userId } = userOf(caller);
    await findRecording(this.db, { lessonId, recordingId, userId });
    return this.transaction.run(async (tx) => {
      const row = await lockRecording(tx.db, recordingId);
      if (row.state !== 'asked' && row.state !== 'running') return toRecording(row);
      const end = { by: userId, how: 'stopped', now: this.clock.now() } as const;
      return toRecording(await endRecording(tx, row, end));
    });
  }
}
