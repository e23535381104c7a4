import { Injectable } from '@nestjs/common';
import type { TermsState } from '@somo/contracts/events/terms';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';

@Injectable()
export class TermsChanged {
  /** While a teacher takes no new bookings, their open times are not shown. */
  @On('terms.changed')
  async run({ teacherId, version, pause }: TermsState, { db }: Tx): Promise<void> {
    const set = { until: pause?.until ?? null, ends_at: pause?.endsAt ?? null };
    await upsertNewer(db, { table: 'pauses', key: { teacher_id: teacherId }, version, set });
  }
}
