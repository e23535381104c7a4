import { Injectable } from '@nestjs/common';
import type { TermsState } from '@somo/contracts/events/terms';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { storeTerms } from '../store/offer-rows.js';

@Injectable()
export class TermsChanged {
  constructor(private readonly clock: Clock) {}

  @On('terms.changed')
  async run(terms: TermsState, tx: Tx): Promise<void> {
    await storeTerms(tx.db, terms, this.clock.now());
  }
}
