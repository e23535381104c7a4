import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Storage } from '@somo/platform/storage/storage';
import { Transaction } from '@somo/platform/transaction';
import { exportKey } from '../domain/export.js';
import { markDeleted } from '../store/exports.js';

@Injectable()
export class DeleteExport {
  constructor(
    private readonly storage: Storage,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Runs('delete-export')
  async run({ exportId }: Jobs['delete-export']['data'], work: DueWork): Promise<void> {
    await this.storage.delete(exportKey(exportId));
    await this.transaction.finish(work, (tx) => markDeleted(tx.db, exportId, this.clock.now()));
  }
}
