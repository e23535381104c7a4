import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { storeHours, storeTerms } from '../store/offer-rows.js';

/** Stores an offer as soon as its teacher has saved it: the event with the same state may take a moment longer. */
@Injectable()
export class TakeOffer {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.take-offer', { by: ['service:scheduling', 'service:catalog'] })
  async run({ hours, terms }: Asks['booking.take-offer']['in']): Promise<null> {
    const now = this.clock.now();
    if (hours) await storeHours(this.db, hours, now);
    if (terms) await storeTerms(this.db, terms, now);
    return null;
  }
}
