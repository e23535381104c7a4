import { Injectable } from '@nestjs/common';
import type { OpeningsState } from '@somo/contracts/events/openings';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class OpeningsChanged {
  @On('openings.changed')
  async run({ teacherId, version, startsAt }: OpeningsState, tx: Tx): Promise<void> {
    // sorted, because `first_after` finds the next free time by binary search
    const starts = startsAt.map((at) => Date.parse(at)).sort((a, b) => a - b);
    await tx.db.run('openings-newer', keepNewer, [teacherId, version, starts.map((at) => new Date(at)), starts.length > 0]);
  }
}

const keepNewer = `
  WITH newer AS (
    INSERT INTO openings (teacher_id, version, starts_at) VALUES ($1, $2, $3)
    ON CONFLICT (teacher_id) DO UPDATE SET version = excluded.version, starts_at = excluded.starts_at
    WHERE openings.version < excluded.version RETURNING teacher_id
  )
  UPDATE profiles SET offers_times = $4 FROM newer WHERE profiles.user_id = newer.teacher_id AND offers_times <> $4`;
