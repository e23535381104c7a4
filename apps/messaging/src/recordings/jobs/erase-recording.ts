import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Storage } from '@somo/platform/storage/storage';
import { Transaction } from '@somo/platform/transaction';
import { eraseBelow } from '../erase-below.js';
import { markDeleted } from '../mark-deleted.js';
import { lockRecording } from '../store/recordings.js';

/** Deletes what is stored of a recording: a person deleted it, or its time is over. Runs again later, for what was still arriving. */
@Injectable()
export class EraseRecording {
  constructor(
    private readonly storage: Storage,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Runs('delete-recording')
  async run({ recordingId }: Jobs['delete-recording']['data'], work: DueWork): Promise<void> {
    await this.transaction.run(async (tx) => {
      const row = await lockRecording(tx.db, recordingId);
      if (row.state !== 'deleted') await markDeleted(tx, row, null, this.clock.now());
    });
    await eraseBelow(this.storage, `recordings/${recordingId}/`);
    await this.transaction.finish(work, () => Promise.resolve());
  }
}
