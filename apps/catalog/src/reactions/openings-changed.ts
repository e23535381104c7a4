import { Injectable } from '@nestjs/common';
import type { OpeningsState } from '@somo/contracts/events/openings';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';

@Injectable()
export class OpeningsChanged {
  @On('openings.changed')
  async run(openings: OpeningsState, tx: Tx): Promise<void> {
    // in order, because `first_after` halves its way to the next free time
    const starts = openings.startsAt.map((at) => Date.parse(at)).sort((a, b) => a - b);
    await upsertNewer(tx.db, {
      table: 'openings',
      key: { teacher_id: openings.teacherId },
      version: openings.version,
      set: { starts_at: starts.map((at) => new Date(at)) },
    });
  }
}
