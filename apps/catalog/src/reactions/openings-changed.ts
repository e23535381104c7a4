import { Injectable } from '@nestjs/common';
import type { OpeningsState } from '@somo/contracts/events/openings';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';

@Injectable()
export class OpeningsChanged {
  @On('openings.changed')
  async run({ teacherId, version, startsAt }: OpeningsState, tx: Tx): Promise<void> {
    // sorted, because `first_after` finds the next free time by binary search
    const starts = startsAt.map((at) => Date.parse(at)).sort((a, b) => a - b);
    const newer = await upsertNewer(tx.db, {
      table: 'openings',
      key: { teacher_id: teacherId },
      version,
      set: { starts_at: starts.map((at) => new Date(at)) },
    });
    if (newer)
      await tx.db.run('offers-times', 'UPDATE profiles SET offers_times = $2 WHERE user_id = $1 AND offers_times <> $2', [
        teacherId,
        starts.length > 0,
      ]);
  }
}
