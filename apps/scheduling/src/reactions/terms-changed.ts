import { Injectable } from '@nestjs/common';
import type { TermsState } from '@somo/contracts/events/terms';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';
import { tellWaiting } from '../waits/tell-waiting.js';

@Injectable()
export class TermsChanged {
  constructor(private readonly clock: Clock) {}

  /** While a teacher takes no new bookings, their open times are not shown, and nobody is told of them. */
  @On('terms.changed')
  async run({ teacherId, version, pause }: TermsState, tx: Tx): Promise<void> {
    const [before] = await tx.db.sql<{ starts: Date[] | null }>(
      'pause-before',
      `SELECT starts_at AS starts FROM pauses LEFT JOIN openings USING (teacher_id) WHERE teacher_id = $1 AND ends_at IS NOT NULL`,
      [teacherId],
    );
    const set = { until: pause?.until ?? null, ends_at: pause?.endsAt ?? null };
    const newer = await upsertNewer(tx.db, { table: 'pauses', key: { teacher_id: teacherId }, version, set });
    if (!newer || !before || pause) return;
    const starts = (before.starts ?? []).map((at) => at.getTime());
    await tellWaiting(tx, { teacherId, starts, now: this.clock.now() });
  }
}
