import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isPaused } from '../domain/booking.js';
import { Offers } from '../offers/offers.js';

const most = 100;

@Injectable()
export class FilterBookable {
  constructor(
    private readonly db: Db,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  /** Leaves out students who cannot book the teacher: one of them is suspended, has blocked the other, or may not start with new people. */
  @Handles('booking.filter-bookable', { by: ['service:notification'], refuses: ['teacher-not-found'] })
  async run({ teacherId, studentIds }: Asks['booking.filter-bookable']['in']): Promise<string[]> {
    checkIds('studentIds', studentIds, most);
    checkIds('teacherId', [teacherId], 1);
    const { terms } = await this.offers.of(teacherId);
    if (!terms.available || terms.hourlyRateCents === null || isPaused(terms, this.clock.now())) return [];
    const rows = await this.db.sql<{ id: string }>(
      'bookable-of',
      `SELECT id FROM unnest($2::uuid[]) AS asked (id)
       WHERE NOT EXISTS (SELECT FROM suspensions WHERE user_id IN (id, $1) AND suspended)
         AND NOT blocked_between(id, $1) AND restricted_of_new_two(id, $1) IS NULL`,
      [teacherId, studentIds],
    );
    return rows.map(({ id }) => id);
  }
}
