import { Injectable } from '@nestjs/common';
import type { HoursState } from '@somo/contracts/events/hours';
import type { Refusal } from '@somo/contracts/refusals';
import type { StoredResponse } from '@somo/platform/idempotency';
import { Transaction } from '@somo/platform/transaction';
import { Offers, type DatedOffer } from '../offers/offers.js';
import { claimTime, type Claim } from '../store/claim-time.js';
import { refusalOf } from './claim-refusal.js';

export interface KnownOffer extends DatedOffer {
  /** If the claim must check that the offer is still the current one. */
  versions?: Claim['versions'];
}

/** An offer to decide by, or the response that this request got before. */
export type Known = KnownOffer | { stored: StoredResponse };

/** Claims hours for bookings: reads the teacher's offer, then lets the database decide. */
@Injectable()
export class Claims {
  constructor(
    protected readonly offers: Offers,
    protected readonly transaction: Transaction,
  ) {}

  /** Yields what a teacher offers, each time from a fresher source: what was refused under one may be offered by the next. */
  async *offersTo(teacherId: string, once: { userId: string; key: string } | null): AsyncGenerator<Known> {
    const { known, stored } = await this.offers.find(teacherId, once);
    if (stored) yield { stored };
    if (known) yield known;
    const newer = await this.offers.fetch(teacherId).catch((error: unknown) => {
      if (!known) throw error;
    });
    if (newer) yield newer;
  }

  /** Returns null if the hour is claimed; otherwise why not, with free times nearby if it is taken. */
  async claim(claim: Claim, hours: HoursState): Promise<Refusal | 'offer-changed' | null> {
    const failure = await this.transaction.statement((db) => claimTime(db, claim));
    if (!failure) return null;
    if (failure.code === 'offer-changed') return failure.code;
    return refusalOf(failure, { hours, startsAt: claim.booking.startsAt }, claim.booking.createdAt);
  }
}
