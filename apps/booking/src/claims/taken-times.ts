import type { HoursState } from '@somo/contracts/events/hours';
import type { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import type { BookingConfig } from '../booking.config.js';
import { freeForStudent, openAround } from '../domain/alternatives.js';
import type { Booking } from '../domain/booking.js';
import { readTaken, type HourLookup } from '../store/taken-hours.js';
import { slotTaken, type ClaimRefusal } from './claim-refusal.js';

interface Lookup extends Omit<HourLookup, 'isFirst'> {
  hours: HoursState;
}

interface Waiting {
  lookup: Lookup;
  resolve: (refusal: ClaimRefusal | undefined) => void;
  reject: (error: unknown) => void;
}

/** For so long after a refusal a time is looked up before it is claimed. */
const likelyMs = 2_000;
const mostTimes = 2_000;
const mostAtOnce = 100;

/** Times that were just refused as taken: further bookings of them are looked up together before any of them is claimed. */
export class TakenTimes {
  private readonly likely = new Map<string, number>();
  private waiting: Waiting[] = [];
  private isAsking = false;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly config: BookingConfig,
  ) {}

  /** Remembers that a student was refused this time because it is taken. */
  note(booking: Booking): void {
    if (this.likely.size >= mostTimes) this.likely.clear();
    this.likely.set(nameOf(booking), this.clock.now() + likelyMs);
  }

  /** Returns the refusal if the time is still taken and no other answer is possible; undefined if the claim must decide. */
  async refusal(lookup: Lookup): Promise<ClaimRefusal | undefined> {
    if ((this.likely.get(nameOf(lookup.booking)) ?? 0) <= this.clock.now()) return undefined;
    const answer = new Promise<ClaimRefusal | undefined>((resolve, reject) => this.waiting.push({ lookup, resolve, reject }));
    if (!this.isAsking) void this.answerAll();
    return answer;
  }

  /** Those who come during one statement share the next. */
  private async answerAll(): Promise<void> {
    this.isAsking = true;
    while (this.waiting.length > 0) {
      const together = this.waiting.splice(0, mostAtOnce);
      try {
        const refusals = await this.refusalsOf(together.map(({ lookup }) => lookup));
        together.forEach(({ resolve }, at) => resolve(refusals[at]));
      } catch (error) {
        together.forEach(({ reject }) => reject(error));
      }
    }
    this.isAsking = false;
  }

  /** Returns the refusal for each booking. For all bookings of the same time, the teacher's open times are read and computed once. */
  private async refusalsOf(lookups: Lookup[]): Promise<(ClaimRefusal | undefined)[]> {
    const now = this.clock.now();
    const names = lookups.map(({ booking, hours }) => `${nameOf(booking)} ${hours.version}`);
    const marked = lookups.map((lookup, at) => ({ ...lookup, isFirst: names.indexOf(names[at]!) === at }));
    const rows = await readTaken(this.db, marked, { now, unpaidMaximum: this.config.unpaidMaximum() });
    const open = new Map<string, number[]>();
    for (const [at, { teacher }] of rows.entries())
      if (teacher) open.set(names[at]!, openAround({ hours: lookups[at]!.hours, startsAt: lookups[at]!.booking.startsAt }, teacher, now));
    return rows.map(({ student }, at) => (student ? slotTaken(freeForStudent(open.get(names[at]!)!, student)) : undefined));
  }
}

const nameOf = ({ teacherId, startsAt }: Booking) => `${teacherId} ${startsAt}`;
