import { Injectable } from '@nestjs/common';
import type { HoursState } from '@somo/contracts/events/hours';
import type { TermsState } from '@somo/contracts/events/terms';
import { Refusal, refusals, type RefusalCode } from '@somo/contracts/refusals';
import { offerTimeoutMs } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Log } from '@somo/platform/log';
import { keepHours, keepTerms } from './keep-offer.js';

/** What a teacher offers, as this service knows it. */
export interface Offer {
  hours: HoursState;
  terms: TermsState;
}

/** An earlier response to the same Idempotency-Key. */
export interface StoredResponse {
  hash: string;
  text: string;
}

interface Row {
  hours: HoursState | null;
  terms: TermsState | null;
  checkedAt: Date | null;
  hash: string | null;
  text: string | null;
}

/** Events keep the copy current; one that none has confirmed for so long is checked. */
const staleMs = 10 * 60_000;
/** What may be refused because the copy is late. */
const offerRefusals = new Set<RefusalCode>([
  ...([
    'slot-not-offered',
    'beyond-horizon',
    'subject-not-taught',
    'module-not-taught',
    'teacher-not-available',
    'rate-not-set',
    'price-changed',
  ] as const),
]);
/** Returns whether a newer offer might have been decided differently. */
export const dependsOnOffer = (error: unknown): boolean => error instanceof Refusal && offerRefusals.has(error.code);
/** About 10 MB. */
const maxRemembered = 2000;
/** Leaves the claim enough time before the caller times out. */
const askOptions = { timeoutMs: offerTimeoutMs };

/**
 * The copies of teachers' offers. Reading one costs one statement and no ask, and none while it is remembered; only a teacher of whom nothing
 * is known yet is asked about, and an old copy is checked in the background.
 */
@Injectable()
export class Offers {
  private readonly fetching = new Map<string, Promise<Offer>>();
  private readonly remembered = new Map<string, { offer: Offer; until: number }>();

  constructor(
    private readonly db: Db,
    private readonly ask: Ask,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Returns the teacher's offer. Refuses 'teacher-not-found', or that a service is unavailable if nothing is known of the teacher yet. */
  async of(teacherId: string): Promise<Offer> {
    return (await this.find(teacherId, null)).offer ?? this.fetch(teacherId);
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

  /** Returns the offer as this process last read it, which a claim must check against the table; undefined if that was long ago. */
  lastRead(teacherId: string): Offer | undefined {
    const kept = this.remembered.get(teacherId);
    return kept && kept.until > this.clock.now() ? kept.offer : undefined;
  }

  /** Returns the offer if it is known, and in the same statement the response stored for this Idempotency-Key. */
  async find(
    teacherId: string,
    once: { userId: string; key: string } | null,
  ): Promise<{ offer: Offer | undefined; stored: StoredResponse | undefined }> {
    const { hours, terms, checkedAt, hash, text } = await this.read(teacherId, once);
    const offer = hours && terms && { hours, terms };
    if (offer) this.remember(teacherId, offer, (checkedAt?.getTime() ?? 0) + staleMs);
    return { offer: offer ?? undefined, stored: hash !== null && text !== null ? { hash, text } : undefined };
  }

  private remember(teacherId: string, offer: Offer, until: number): void {
    if (until < this.clock.now()) return this.check(teacherId);
    if (this.remembered.size >= maxRemembered) this.remembered.clear();
    this.remembered.set(teacherId, { offer, until });
  }

  private async read(teacherId: string, once: { userId: string; key: string } | null): Promise<Row> {
    const [row] = await this.db.sql<Row>(
      'offer-of',
      `SELECT h.state AS hours, t.state AS terms, LEAST(h.checked_at, t.checked_at) AS "checkedAt",
         k.request_hash AS hash, k.answer #>> '{}' AS text
       FROM (SELECT $1::uuid AS teacher_id) AS one
       LEFT JOIN offered_hours h USING (teacher_id) LEFT JOIN offered_terms t USING (teacher_id)
       LEFT JOIN idempotency_keys k ON k.user_id = $2 AND k.key = $3`,
      [teacherId, once?.userId ?? null, once?.key ?? null],
    );
    return row!;
  }

  /**
   * Returns what `decide` makes of the offer. One that it refuses for what is not offered is fetched again first: a copy may be a moment late,
   * and a teacher who has just added a time expects it to be there.
   */
  async decide<Decision>(
    teacherId: string,
    known: Offer | undefined,
    decide: (offer: Offer) => Decision | Promise<Decision>,
  ): Promise<Decision> {
    if (!known) return decide(await this.fetch(teacherId));
    try {
      return await decide(known);
    } catch (error) {
      if (!dependsOnOffer(error)) throw error;
      const newer = await this.fetch(teacherId).catch(() => known);
      return decide(newer);
    }
  }

  /** Asks both services and keeps their answers; requests at the same time share one. */
  fetch(teacherId: string): Promise<Offer> {
    const running = this.fetching.get(teacherId);
    if (running) return running;
    const fetched = this.fetchBoth(teacherId).finally(() => this.fetching.delete(teacherId));
    this.fetching.set(teacherId, fetched);
    return fetched;
  }

  /** Asks as this service, because the answers are not about the caller. */
  private async fetchBoth(teacherId: string): Promise<Offer> {
    const now = this.clock.now();
    const [hours, terms] = await Promise.all([
      this.ask.asService('scheduling.get-hours', { teacherId }, askOptions),
      this.ask.asService('catalog.get-teacher-terms', { teacherId }, askOptions),
    ]);
    await Promise.all([keepHours(this.db, hours, now), keepTerms(this.db, terms, now)]);
    // An event may have brought newer ones meanwhile.
    const kept = await this.read(teacherId, null);
    return { hours: kept.hours ?? hours, terms: kept.terms ?? terms };
  }

  private check(teacherId: string): void {
    this.fetch(teacherId).catch((error: unknown) => this.log.warn({ err: error, teacherId }, 'an offer could not be checked'));
  }
}
