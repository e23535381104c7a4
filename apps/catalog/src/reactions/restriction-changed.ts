import { Injectable } from '@nestjs/common';
import type { UserRestriction } from '@somo/contracts/events/user';
import { On } from '@somo/platform/on';
import { storeRestriction } from '@somo/platform/operating/restrictions';
import type { Tx } from '@somo/platform/transaction';
import { refreshListing } from '../store/listing.js';

@Injectable()
export class RestrictionChanged {
  /** A restricted teacher is found by nobody, but those who know them still see their page and book. */
  @On('user.restricted', 'user.unrestricted')
  async run(restriction: UserRestriction, { db }: Tx): Promise<void> {
    if (await storeRestriction(db, restriction)) await refreshListing(db, restriction.userId);
  }
}
