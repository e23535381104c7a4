import { Injectable } from '@nestjs/common';
import type { HoursState } from '@somo/contracts/events/hours';
import { Refusal } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Transaction } from '@somo/platform/transaction';
import { BookingConfig } from '../booking.config.js';
import { Offers } from '../offers/offers.js';
import type { Claim } from '../store/claim-time.js';
import { Claims, type Known, type KnownOffer } from './claims.js';
import { TakenTimes } from './taken-times.js';

/** About 10 MB. */
const maxRemembered = 2000;

/** Makes many simultaneous bookings cheap: an offer is read once for several, and bookings of a taken hour are refused together. */
@Injectable()
export class FastClaims extends Claims {
  private readonly remembered = new Map<string, KnownOffer>();
  private readonly taken: TakenTimes;

  constructor(
    offers: Offers,
    transaction: Transaction,
    db: Db,
    private readonly clock: Clock,
    config: BookingConfig,
  ) {
    super(offers, transaction);
    this.taken = new TakenTimes(db, clock, config);
  }

  override async *offersTo(teacherId: string, once: { userId: string; key: string } | null): AsyncGenerator<Known> {
    const { offer, freshUntil = 0 } = this.remembered.get(teacherId) ?? {};
    if (offer?.hours.instantBooking && freshUntil > this.clock.now())
      yield { offer, freshUntil, versions: { hours: offer.hours.version, terms: offer.terms.version } };
    for await (const known of super.offersTo(teacherId, once)) {
      if ('offer' in known) this.remember(teacherId, known);
      yield known;
    }
  }

  override async claim(claim: Claim, hours: HoursState): Promise<Refusal | 'offer-changed' | null> {
    const { booking, versions, response } = claim;
    const taken = await this.taken.refusal({ booking, hours, key: response?.key ?? null, versions });
    if (taken) return taken;
    const failure = await super.claim(claim, hours);
    if (failure instanceof Refusal && failure.code === 'slot-taken') this.taken.note(booking);
    return failure;
  }

  private remember(teacherId: string, known: KnownOffer): void {
    if (this.remembered.size >= maxRemembered) this.remembered.clear();
    this.remembered.set(teacherId, known);
  }
}
