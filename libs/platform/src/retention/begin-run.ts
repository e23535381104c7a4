import type { Db } from '../db.js';

/**
 * Returns as of when rows are old, or undefined if no run is due: of all processes of a service, one runs, every six hours. The moment is
 * never more than a day after that of the run before, so a clock that jumps ahead deletes nothing much too early; after a long rest, some days
 * of runs catch up. The first run only notes the time.
 */
export async function beginRun(db: Db, now: number): Promise<Date | undefined> {
  const at = new Date(now);
  if ((await db.run('retention-first', 'INSERT INTO retention_run (ran_at, as_of) VALUES ($1, $1) ON CONFLICT DO NOTHING', [at])) > 0)
    return undefined;
  const [run] = await db.sql<{ asOf: Date }>(
    'retention-begin',
    `UPDATE retention_run SET ran_at = $1, as_of = least($1, as_of + interval '1 day')
     WHERE ran_at <= $1::timestamptz - interval '6 hours' OR ran_at > $1 RETURNING as_of AS "asOf"`,
    [at],
  );
  return run?.asOf;
}
