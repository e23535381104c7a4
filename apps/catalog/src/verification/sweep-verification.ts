import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { minuteMs } from '@somo/calendar/days';
import { Log } from '@somo/platform/log';
import { Loop } from '@somo/platform/loop';
import { DeleteDocuments } from './delete-documents.js';
import { EndExpired } from './end-expired.js';
import { RenewKeys } from './renew-keys.js';

const everyMs = 10 * minuteMs;

/** What time does to documents and badges. Each act is safe in several processes at once, and after one was killed. */
@Injectable()
export class SweepVerification implements OnModuleInit, OnModuleDestroy {
  private readonly loop: Loop;

  constructor(
    private readonly deletes: DeleteDocuments,
    private readonly ends: EndExpired,
    private readonly renews: RenewKeys,
    log: Log,
  ) {
    this.loop = new Loop('sweep-verification', everyMs, (stopped) => this.sweep(stopped), log);
  }

  onModuleInit(): void {
    this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  async sweep(stopped = () => false): Promise<void> {
    await this.ends.run();
    await this.deletes.run(stopped);
    await this.renews.run();
  }
}
