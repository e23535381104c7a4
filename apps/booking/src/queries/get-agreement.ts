import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

@Injectable()
export class GetAgreement {
  constructor(private readonly db: Db) {}

  /** Which agreement a lesson is of: the one thing that moving it leaves as it is. */
  @Handles('booking.get-agreement', { by: ['admin'], refuses: ['lesson-not-found'] })
  async run({ bookingId }: Asks['booking.get-agreement']['in']): Promise<Asks['booking.get-agreement']['out']> {
    const [row] = await this.db.sql<{ agreementId: string }>(
      'agreement-get',
      'SELECT agreement_id AS "agreementId" FROM bookings WHERE id = $1',
      [bookingId],
    );
    if (!row) throw refuse('lesson-not-found');
    return row;
  }
}
