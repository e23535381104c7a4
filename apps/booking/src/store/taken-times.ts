// A crowd that wants one time: once somebody was refused it, the others are looked up together before any of them tries to claim it.
import { Injectable } from '@nestjs/common';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { BookingConfig } from '../booking.config.js';
import type { ClaimRefusal } from './claim-refusal.js';
import { readTaken, type WantedHour } from './read-taken.js';

interface Waiting {
  wanted: WantedHour;
  resolve: (refusal: ClaimRefusal | undefined) => void;
  reject: (error: unknown) => void;
}

/** For so long after a refusal a time is looked up before it is claimed. */
const likelyMs = 2_000;
const mostTimes = 2_000;
const mostAtOnce = 100;

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

  /** Returns the refusal if the time is still taken and nothing else could be answered; undefined if the claim must decide. */
  async refusal(wanted: WantedHour): Promise<ClaimRefusal | undefined> {
    if ((this.likely.get(nameOf(wanted)) ?? 0) <= this.clock.now()) return undefined;
    const answer = new Promise<ClaimRefusal | undefined>((resolve, reject) => this.waiting.push({ wanted, resolve, reject }));
    if (!this.isAsking) void this.askForAll();
    return answer;
  }

  /** Those who come during one statement share the next. */
  private async askForAll(): Promise<void> {
    this.isAsking = true;
    while (this.waiting.length > 0) {
      const together = this.waiting.splice(0, mostAtOnce);
      try {
        const limits = { now: this.clock.now(), unpaidMaximum: this.config.unpaidMaximum() };
        const wanted = together.map((one) => one.wanted);
        const refusals = await readTaken(this.db, wanted, limits);
        together.forEach(({ resolve }, at) => resolve(refusals[at]));
      } catch (error) {
        together.forEach(({ reject }) => reject(error));
      }
    }
    this.isAsking = false;
  }
}

const nameOf = ({ teacherId, startsAt }: Pick<WantedHour, 'teacherId' | 'startsAt'>) => `${teacherId} ${startsAt}`;
