import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { dateOf, dayMs, minuteMs } from '@somo/calendar/days';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Log } from '@somo/platform/log';
import { Loop } from '@somo/platform/loop';
import { Transaction } from '@somo/platform/transaction';
import { pauseAt } from '../domain/pause.js';
import { setPause } from './set-pause.js';

interface Row {
  userId: string;
  pausedUntil: string;
  timeZone: string;
}

/** Lets teachers be found again whose pause is over. Booking needs no sweep: it knows when a pause ends. Safe in several processes at once. */
@Injectable()
export class EndPauses implements OnModuleInit, OnModuleDestroy {
  private readonly loop: Loop;

  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.loop = new Loop('end-pauses', minuteMs, (stopped) => this.sweep(stopped), log);
  }

  onModuleInit(): void {
    this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  async sweep(stopped = () => false): Promise<void> {
    const now = this.clock.now();
    const rows = await this.db.sql<Row>(
      'pauses-ending',
      `SELECT user_id AS "userId", to_char(paused_until, 'YYYY-MM-DD') AS "pausedUntil", time_zone AS "timeZone"
         FROM profiles WHERE paused_until <= $1::date ORDER BY paused_until`,
      // No clock is a day ahead of UTC.
      [dateOf(Math.floor(now / dayMs) + 1)],
    );
    for (const row of rows) {
      if (stopped()) return;
      // One that fails keeps nobody else paused.
      if (pauseAt(row, now) === null)
        await this.end(row).catch((err: unknown) => this.log.error({ err, teacherId: row.userId }, 'a pause could not be ended'));
    }
  }

  private async end({ userId, pausedUntil }: Row): Promise<void> {
    await this.transaction.run((tx) => setPause(tx, userId, { from: pausedUntil, to: null }));
  }
}
