import { Injectable } from '@nestjs/common';
import { Refusal, refusals, type RefusalCode } from '@somo/contracts/refusals';
import { offerTimeoutMs } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { StoredResponse } from '@somo/platform/idempotency';
import { Log } from '@somo/platform/log';
import { storeHours, storeTerms, readOffer, type Offer } from '../store/offer-rows.js';

export interface DatedOffer {
  offer: Offer;
  /** Until when the copy counts as current, in epoch milliseconds. */
  freshUntil: number;
}

interface Found {
  /** undefined: nothing is known of the teacher yet. */
  known: DatedOffer | undefined;
  stored: StoredResponse | undefined;
}

/** Events keep the copy current; one that none has confirmed for so long is checked. */
const staleMs = 10 * 60_000;
/** What may be refused because the copy is late. */
const offerRefusals = new Set<RefusalCode>([
  ...(['slot-not-offered', 'beyond-horizon', 'subject-not-taught', 'module-not-taught'] as const),
  ...(['teacher-not-available', 'teacher-paused', 'rate-not-set', 'price-changed'] as const),
]);
/** Leaves the claim enough time before the caller times out. */
const askOptions = { timeoutMs: offerTimeoutMs };

/** Returns whether a newer offer might be decided differently. */
export const dependsOnOffer = (refusal: Refusal): boolean => offerRefusals.has(refusal.code);

/**
 * The copies of teachers' offers. Reading one costs one statement and no ask; other services are asked only about a teacher
 * without a copy; an old copy is checked in the background.
 */
@Injectable()
export class Offers {
  private readonly fetching = new Map<string, Promise<DatedOffer>>();

  constructor(
    private readonly db: Db,
    private readonly ask: Ask,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Returns the teacher's offer. Refuses 'teacher-not-found', or that a service is unavailable if nothing is known of the teacher yet. */
  async of(teacherId: string): Promise<Offer> {
    const { known } = await this.find(teacherId, null);
    return (known ?? (await this.fetch(teacherId))).offer;
  }

  /** Returns the offer; undefined if nothing is known of the teacher yet and the other services don't answer. */
  async ifReachable(teacherId: string): Promise<Offer | undefined> {
    try {
      return await this.of(teacherId);
    } catch (error) {
      if (error instanceof Refusal && refusals[error.code].kind === 'unavailable') return undefined;
      throw error;
    }
  }

  /** Returns the offer if it is known, and in the same statement the response stored for this Idempotency-Key. */
  async find(teacherId: string, once: { userId: string; key: string } | null): Promise<Found> {
    const { hours, terms, checkedAt, hash, text } = await readOffer(this.db, teacherId, once);
    const freshUntil = (checkedAt?.getTime() ?? 0) + staleMs;
    const known = hours && terms ? { offer: { hours, terms }, freshUntil } : undefined;
    if (known && freshUntil < this.clock.now()) this.check(teacherId);
    return { known, stored: hash !== null && text !== null ? { hash, text } : undefined };
  }

  /**
   * Returns what `decide` makes of the offer, or throws its refusal. One that it refuses for what is not offered is fetched again first: a copy
   * may be a moment late, and a teacher who has just added a time expects it to be there.
   */
  async decide<Decision extends object>(
    teacherId: string,
    known: DatedOffer | undefined,
    decide: (offer: Offer) => Decision | Refusal,
  ): Promise<Decision> {
    let decision = decide((known ?? (await this.fetch(teacherId))).offer);
    if (known && decision instanceof Refusal && dependsOnOffer(decision))
      decision = decide((await this.fetch(teacherId).catch(() => known)).offer);
    if (decision instanceof Refusal) throw decision;
    return decision;
  }

  /** Asks both services and keeps their answers; requests at the same time share one. */
  fetch(teacherId: string): Promise<DatedOffer> {
    const running = this.fetching.get(teacherId);
    if (running) return running;
    const fetched = this.fetchBoth(teacherId).finally(() => this.fetching.delete(teacherId));
    this.fetching.set(teacherId, fetched);
    return fetched;
  }

  /** Asks as this service, because the answers are not about the caller. */
  private async fetchBoth(teacherId: string): Promise<DatedOffer> {
    const now = this.clock.now();
    const [hours, terms] = await Promise.all([
      this.ask.asService('scheduling.get-hours', { teacherId }, askOptions),
      this.ask.asService('catalog.get-teacher-terms', { teacherId }, askOptions),
    ]);
    await Promise.all([storeHours(this.db, hours, now), storeTerms(this.db, terms, now)]);
    // An event may have brought newer ones meanwhile.
    const kept = await readOffer(this.db, teacherId, null);
    return { offer: { hours: kept.hours ?? hours, terms: kept.terms ?? terms }, freshUntil: now + staleMs };
  }

  private check(teacherId: string): void {
    this.fetch(teacherId).catch((error: unknown) => this.log.warn({ err: error, teacherId }, 'an offer could not be checked'));
  }
}
