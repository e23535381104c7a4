import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

const most = 100;

@Injectable()
export class GetLearners {
  constructor(private readonly db: Db) {}

  /** Returns the first names of learners as of when their lessons were booked, for news of these. */
  @Handles('booking.get-learners', { by: ['service:notification'] })
  run({ ids }: Asks['booking.get-learners']['in']): Promise<Asks['booking.get-learners']['out']> {
    checkIds('ids', ids, most);
    return this.db.sql(
      'learners-get',
      `SELECT id, learner->>'firstName' AS "firstName" FROM bookings WHERE id = ANY ($1::uuid[]) AND learner IS NOT NULL
       UNION ALL SELECT id, learner->>'firstName' FROM requests WHERE id = ANY ($1::uuid[]) AND learner IS NOT NULL`,
      [ids],
    );
  }
}
