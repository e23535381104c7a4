// A crowd that wants one time: once somebody was refused it, the others are looked up together before any of them tries to claim it.
import { Injectable } from '@nestjs/common';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { BookingConfig } from '../booking.config.js';
import type { Booking } from '../domain/booking.js';
import type { BusyOfTwo } from '../domain/free-for-both.js';
import { nearbyDays } from './claim-refusal.js';
import type { Claim } from './claim-time.js';

/** What decides whether a wish is refused because its time is taken, and for no other reason. */
export interface WantedHour extends Pick<Booking, 'teacherId' | 'studentId' | 'startsAt' | 'endsAt' | 'freeAt'> {
  key: string | null;
  offer: Claim['offer'];
}

interface Waiting {
  wanted: WantedHour;
  resolve: (busy: BusyOfTwo | undefined) => void;
  reject: (error: unknown) => void;
}

/** For so long after a refusal a time is looked up before it is claimed. */
const likelyMs = 2_000;
const mostTimes = 2_000;
const mostAtOnce = 100;

// Whoever has too many unpaid lessons is told that first, as the claim does.
const takenTimes = `
  SELECT CASE WHEN $10::int IS NOT NULL AND $10 <= (
      SELECT count(*) FROM bookings WHERE student_id = student AND status IN ('pending', 'confirmed') AND paid_at IS NULL AND starts_at > $11)
    THEN NULL ELSE busy_if_taken(teacher, student, starts, ends, free, key, hours, terms, $9) END AS busy
  FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::int[], $8::int[])
    WITH ORDINALITY AS wanted(teacher, student, starts, ends, free, key, hours, terms, place) ORDER BY place`;

@Injectable()
export class TakenTimes {
  private readonly likely = new Map<string, number>();
  private waiting: Waiting[] = [];
  private isAsking = false;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly config: BookingConfig,
  ) {}

  /** Somebody was refused this time because it is taken. */
  note(wanted: Pick<WantedHour, 'teacherId' | 'startsAt'>): void {
    if (this.likely.size >= mostTimes) this.likely.clear();
    this.likely.set(nameOf(wanted), this.clock.now() + likelyMs);
  }

  /** Returns what both people have near the time if it is still taken and nothing else could be answered; undefined if the claim must decide. */
  async busyAround(wanted: WantedHour): Promise<BusyOfTwo | undefined> {
    if ((this.likely.get(nameOf(wanted)) ?? 0) <= this.clock.now()) return undefined;
    const answer = new Promise<BusyOfTwo | undefined>((resolve, reject) => this.waiting.push({ wanted, resolve, reject }));
    if (!this.isAsking) void this.askForAll();
    return answer;
  }

  /** Those who come during one statement share the next. */
  private async askForAll(): Promise<void> {
    this.isAsking = true;
    while (this.waiting.length > 0) {
      const together = this.waiting.splice(0, mostAtOnce);
      try {
        const found = await this.ask(together.map(({ wanted }) => wanted));
        together.forEach(({ resolve }, at) => resolve(found[at]));
      } catch (error) {
        together.forEach(({ reject }) => reject(error));
      }
    }
    this.isAsking = false;
  }

  private async ask(wanted: WantedHour[]): Promise<(BusyOfTwo | undefined)[]> {
    const rows = await this.db.sql<{ busy: BusyOfTwo | null }>('taken-times', takenTimes, [
      wanted.map(({ teacherId }) => teacherId),
      wanted.map(({ studentId }) => studentId),
      wanted.map(({ startsAt }) => toInstant(startsAt)),
      wanted.map(({ endsAt }) => toInstant(endsAt)),
      wanted.map(({ freeAt }) => toInstant(freeAt)),
      wanted.map(({ key }) => key),
      wanted.map(({ offer }) => offer?.hours ?? null),
      wanted.map(({ offer }) => offer?.terms ?? null),
      `${nearbyDays} days`,
      this.config.unpaidMaximum(),
      toInstant(this.clock.now()),
    ]);
    return rows.map(({ busy }) => busy ?? undefined);
  }
}

const nameOf = ({ teacherId, startsAt }: Pick<WantedHour, 'teacherId' | 'startsAt'>) => `${teacherId} ${startsAt}`;
