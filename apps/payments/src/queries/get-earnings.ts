import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Earnings as Answer, EarningSums } from '@somo/contracts/earnings';
import { zoneOrRefusal } from '@somo/contracts/zones';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { monthAfter, monthAt, monthsSince, reachOf, startOfMonth, type Month } from '../domain/earning-months.js';
import { PayoutRules } from '../payouts/payout-rules.js';

/** A month's sums, with the net of its completed lessons, from which averages follow. */
interface Sums extends Omit<EarningSums, 'averageCents'> {
  completedCents: number;
}

const nothing: Sums = { earnedCents: 0, pendingCents: 0, lessons: 0, completedCents: 0, lateCancellations: 0 };

@Injectable()
export class GetEarnings {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly rules: PayoutRules,
  ) {}

  @Handles('payments.get-earnings', { by: ['teacher'] })
  async run({ period, timeZone: asked }: Asks['payments.get-earnings']['in'], caller: Caller): Promise<Answer> {
    const timeZone = zoneOrRefusal(asked);
    const now = this.clock.now();
    const teacher = userOf(caller);
    const months = await this.months(teacher.userId, timeZone, now);
    const all = sumOf(months);
    const { from, until } = reachOf(period, timeZone, now);
    const monthly = months.filter((month) => {
      const start = startOfMonth(timeZone, month);
      return start < until && (from === null || start >= from);
    });
    const of = (wanted: Month) => months.find(({ year, month }) => year === wanted.year && month === wanted.month) ?? nothing;
    const current = monthAt(timeZone, now);
    return {
      timeZone,
      currency: 'USD',
      period,
      totalEarningsCents: all.earnedCents,
      thisMonthEarningsCents: of(current).earnedCents,
      lastMonthEarningsCents: of(monthAfter(current, -1)).earnedCents,
      pendingPayoutsCents: all.pendingCents,
      waitsForConfirmation: await this.rules.waitsForConfirmation(teacher),
      totalLessons: all.lessons,
      inPeriod: withAverage(sumOf(monthly)),
      monthly: monthly.reverse().map(({ year, month, ...sums }) => ({ year, month, ...withAverage(sums) })),
    };
  }

  /** Returns the months with a record, oldest first. */
  private async months(teacherId: string, timeZone: string, now: number): Promise<(Month & Sums)[]> {
    const [first] = await this.db.sql<{ at: Date | null }>(
      'earnings-first',
      'SELECT min(created_at) AS at FROM payments WHERE teacher_id = $1',
      [teacherId],
    );
    if (!first?.at) return [];
    const months = monthsSince(timeZone, first.at.getTime(), now);
    const starts = months.map((month) => new Date(startOfMonth(timeZone, month)));
    const rows = await this.db.sql<{ nth: number; earned: string; pending: string; completed: string; lessons: number; late: number }>(
      'earnings-months',
      byMonth,
      [teacherId, starts, new Date(now)],
    );
    return rows.map(({ nth, earned, pending, completed, lessons, late }) => ({
      ...(months[nth - 1] as Month),
      earnedCents: Number(earned),
      pendingCents: Number(pending),
      lessons,
      completedCents: Number(completed),
      lateCancellations: late,
    }));
  }
}

const withAverage = ({ completedCents, ...sums }: Sums): EarningSums => ({
  ...sums,
  averageCents: sums.lessons === 0 ? null : Math.round(completedCents / sums.lessons),
});

function sumOf(months: Sums[]): Sums {
  return months.reduce<Sums>(
    (sum, { earnedCents, pendingCents, lessons, completedCents, lateCancellations }) => ({
      earnedCents: sum.earnedCents + earnedCents,
      pendingCents: sum.pendingCents + pendingCents,
      lessons: sum.lessons + lessons,
      completedCents: sum.completedCents + completedCents,
      lateCancellations: sum.lateCancellations + lateCancellations,
    }),
    nothing,
  );
}

/** Money of a lesson that took place; one cancelled too late for a refund pays, but is no lesson. */
const completed = "earning IN ('earned', 'pending') AND NOT booking_cancelled AND ends_at <= $3";

const byMonth = `
  WITH months AS (SELECT nth, at, lead(at, 1, 'infinity') OVER (ORDER BY nth) AS until FROM unnest($2::timestamptz[]) WITH ORDINALITY AS start (at, nth))
  SELECT months.nth::int, earned, pending, completed, lessons, late FROM months, LATERAL (
    SELECT coalesce(sum(net_cents) FILTER (WHERE earning = 'earned'), 0) AS earned,
      coalesce(sum(net_cents) FILTER (WHERE earning = 'pending'), 0) AS pending,
      coalesce(sum(net_cents) FILTER (WHERE ${completed}), 0) AS completed,
      count(*) FILTER (WHERE ${completed})::int AS lessons,
      count(*) FILTER (WHERE earning IN ('earned', 'pending') AND booking_cancelled AND net_cents > 0)::int AS late,
      count(*) AS records
    FROM payments WHERE teacher_id = $1 AND created_at >= months.at AND created_at < months.until AND earning <> 'hidden'
  ) AS sums WHERE sums.records > 0 ORDER BY months.nth`;
