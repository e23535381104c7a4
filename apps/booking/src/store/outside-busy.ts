import type { BusyState } from '@somo/contracts/events/busy';
import type { Instant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { upsertNewer } from '@somo/platform/upsert-newer';

/** Keeps when a teacher is busy elsewhere, unless newer times are known. */
export async function storeOutsideBusy(db: Db, { teacherId, version, ranges }: BusyState): Promise<void> {
  const busy = `{${ranges.map(({ startsAt, endsAt }) => `[${startsAt},${endsAt})`).join(',')}}`;
  await upsertNewer(db, { table: 'outside_busy', key: { teacher_id: teacherId }, version, set: { busy } });
}

/** Returns whether a teacher is busy elsewhere during a time. */
export async function isBusyElsewhere(
  db: Db,
  teacherId: string,
  { startsAt, endsAt }: { startsAt: Instant; endsAt: Instant },
): Promise<boolean> {
  const rows = await db.sql('busy-elsewhere', 'SELECT 1 FROM outside_busy WHERE teacher_id = $1 AND busy && tstzrange($2, $3)', [
    teacherId,
    startsAt,
    endsAt,
  ]);
  return rows.length > 0;
}
