import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Storage } from '@somo/platform/storage/storage';
import { Transaction } from '@somo/platform/transaction';
import { exportEnd, exportKey } from '../domain/export.js';
import { ExportWriter } from '../exports/export-writer.js';
import { markReady, readExport } from '../store/exports.js';

/** Makes the copy that a person asked for, tells them, and plans its deletion. */
@Injectable()
export class MakeExport {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly writer: ExportWriter,
  ) {}

  @Runs('make-export')
  async run({ exportId }: Jobs['make-export']['data'], work: DueWork): Promise<void> {
    const found = await readExport(this.db, exportId);
    if (!found || found.readyAt !== null) return;
    const bytes = await this.writer.write(found, (zip) => this.storage.put(exportKey(exportId), zip, 'application/zip'));
    await this.transaction.finish(work, async (tx) => {
      const now = this.clock.now();
      const until = exportEnd(now);
      await markReady(tx.db, { id: exportId, bytes }, now, until);
      tx.plan('delete-export', { key: exportId, dueAt: until, data: { exportId } });
      const { userId, role, linkEmail } = found;
      const by = linkEmail === null ? {} : { byOperator: true as const };
      tx.emit('user.export-ready', { userId, exportId, role, readyAt: toInstant(now), expiresAt: toInstant(until), ...by });
    });
  }
}
