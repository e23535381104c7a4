import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

@Injectable()
export class GetAgreement {
  constructor(private readonly db: Db) {}

  /** Which agreement a lesson is of: the one thing that moving it leaves as it is. With all its bookings, the latest last. */
  @Handles('booking.get-agreement', { by: ['operator:support', 'operator:money'], refuses: ['lesson-not-found'] })
  async run({ bookingId }: Asks['booking.get-agreement']['in']): Promise<Asks['booking.get-agreement']['out']> {
    const rows = await this.db.sql<{ id: string; agreementId: string }>(
      'agreement-get',
      `SELECT id, agreement_id AS "agreementId" FROM bookings
       WHERE agreement_id = (SELECT agreement_id FROM bookings WHERE id = $1) ORDER BY version`,
      [bookingId],
    );
    const [first] = rows;
    if (!first) throw refuse('lesson-not-found');
    return { agreementId: first.agreementId, bookingIds: rows.map(({ id }) => id) };
  }
}
