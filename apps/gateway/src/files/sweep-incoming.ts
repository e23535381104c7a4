import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { keptMs } from '@somo/contracts/retention/retention';
import { incomingPrefix } from '@somo/contracts/rules/avatar';
import { Clock } from '@somo/platform/clock';
import { Log } from '@somo/platform/log';
import { Loop } from '@somo/platform/loop';
import { Storage } from '@somo/platform/storage/storage';

const everyMs = 10 * 60_000;

/** Deletes uploads that nothing became of, such as those of a process that was killed meanwhile, after an hour. */
@Injectable()
export class SweepIncoming implements OnModuleInit, OnModuleDestroy {
  private readonly loop: Loop;

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.loop = new Loop('sweep-incoming', everyMs, (stopped) => this.sweep(stopped), log);
  }

  onModuleInit(): void {
    this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  async sweep(stopped = () => false): Promise<void> {
    const until = this.clock.now() - keptMs('incoming');
    let after: string | undefined;
    do {
      const page = await this.storage.list({ prefix: incomingPrefix, after });
      for (const { key, storedAt } of page.files) if (storedAt < until) await this.storage.delete(key);
      after = page.next;
    } while (after !== undefined && !stopped());
  }
}
