import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { minuteMs } from '@somo/calendar/days';
import { keptMs } from '@somo/contracts/retention/retention';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Log } from '@somo/platform/log';
import { Loop } from '@somo/platform/loop';
import { Storage } from '@somo/platform/storage/storage';
import { eraseFile } from './erase-file.js';
import { deleteDropped, dropUnsent, type FileRow } from './store/files.js';

const everyMs = 10 * minuteMs;

/** Deletes uploads that no message has after a day, and what a killed process left of those that were dropped. */
@Injectable()
export class SweepFiles implements OnModuleInit, OnModuleDestroy {
  private readonly loop: Loop;

  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.loop = new Loop('sweep-files', everyMs, (stopped) => this.sweep(stopped), log);
  }

  onModuleInit(): void {
    this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  private async erase(file: FileRow): Promise<void> {
    await eraseFile(this.storage, file);
    await deleteDropped(this.db, file.id);
  }

  async sweep(stopped = () => false): Promise<void> {
    for (;;) {
      const dropped = await dropUnsent(this.db, this.clock.now() - keptMs('uploads'));
      let failed = 0;
      for (const file of dropped)
        await this.erase(file).catch((err: unknown) => {
          failed += 1;
          this.log.error({ err, fileId: file.id }, 'a file was not deleted');
        });
      if (dropped.length === failed || stopped()) return;
    }
  }
}
