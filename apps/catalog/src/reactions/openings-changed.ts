import { Injectable } from '@nestjs/common';
import { newestBy } from '@somo/platform/newest-by';
import { OnMany, type Arrived } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class OpeningsChanged {
  @OnMany('openings.changed')
  async run(events: readonly Arrived<'openings.changed'>[], tx: Tx): Promise<void> {
    const newest = newestBy(
      events.map(({ payload }) => payload),
      ({ teacherId }) => teacherId,
      ({ version }) => version,
    );
    const rows = newest.map(({ teacherId, version, startsAt }) => ({
      ...{ teacher_id: teacherId, version },
      // sorted, because `first_after` finds the next free time by binary search
      starts_at: startsAt.toSorted((a, b) => Date.parse(a) - Date.parse(b)),
    }));
    await tx.db.run('openings-newer', keepNewer, [JSON.stringify(rows)]);
  }
}

// An array instead of a join: a plan made for any number of rows might scan all profiles.
const keepNewer = `
  WITH newer AS MATERIALIZED (
    INSERT INTO openings (teacher_id, version, starts_at)
    SELECT teacher_id, version, starts_at FROM jsonb_populate_recordset(NULL::openings, $1::jsonb) AS given ORDER BY teacher_id
    ON CONFLICT (teacher_id) DO UPDATE SET version = excluded.version, starts_at = excluded.starts_at
    WHERE openings.version < excluded.version RETURNING teacher_id, cardinality(starts_at) > 0 AS offers
  )
  UPDATE profiles SET offers_times = NOT offers_times
  WHERE user_id = ANY (ARRAY(SELECT teacher_id FROM newer))
    AND offers_times <> (SELECT offers FROM newer WHERE newer.teacher_id = profiles.user_id)`;
