import { Injectable } from '@nestjs/common';
import type { AwaitedOpenings } from '@somo/contracts/events/openings';
import { fromInstant } from '@somo/contracts/time';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class OpeningsAwaited {
  /** A job tells them, because only booking knows who can book. */
  @On('openings.awaited')
  run(awaited: AwaitedOpenings, tx: Tx): Promise<void> {
    const { teacherId, changedAt, waiting } = awaited;
    const key = `${teacherId}-${changedAt}-${waiting[0]?.studentId}`;
    tx.plan('tell-of-openings', { key, dueAt: fromInstant(changedAt), data: awaited });
    return Promise.resolve();
  }
}
