import { Injectable } from '@nestjs/common';
import type { PayoutMethod } from '@somo/contracts/payouts';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Log } from '@somo/platform/log';
import { PaymentsConfig } from '../../payments.config.js';
import type { PayoutRow } from '../../store/payout-rows.js';
import { readEncryptionKeys, decrypt } from '@somo/platform/identity/encryption';
import { PayoutProviders } from './payout-providers.js';
import { unknownPayout, type PayoutSnapshot, type PayoutProvider } from './port.js';

/** Log at error level after this long: an overnight outage is normal, a longer one needs attention. */
const unknownForLongMs = 24 * 3_600_000;

/**
 * Asks the provider a payout was assigned to, and no other, whatever is configured today. A missing or implausible response is not a
 * refusal: it is logged, returned as `unknown`, and retried.
 */
@Injectable()
export class AskPayout {
  constructor(
    private readonly providers: PayoutProviders,
    private readonly config: PaymentsConfig,
    private readonly log: Log,
    private readonly clock: Clock,
  ) {}

  send(payout: PayoutRow): Promise<PayoutSnapshot> {
    return this.answered(payout, (provider) => this.sendTo(provider, payout));
  }

  /** Queries the status. A provider that never received the payout, or lost it before sending, gets it once more with the same key. */
  look(payout: PayoutRow): Promise<PayoutSnapshot> {
    return this.answered(payout, async (provider) => {
      const facts = await provider.statusOf(payout.id);
      return facts.status === 'unknown' ? this.sendTo(provider, payout) : facts;
    });
  }

  private sendTo(provider: PayoutProvider, payout: PayoutRow): Promise<PayoutSnapshot> {
    const { id: key, amount_cents: amountCents, teacher_id: teacherId, method_version: methodVersion, sealed } = payout;
    const to = decrypt<PayoutMethod>(readEncryptionKeys(this.config.PAYOUT_KEYS), teacherId, sealed);
    return provider.send({ key, amountCents, currency: 'USD', to, teacherId, methodVersion });
  }

  private async answered(payout: PayoutRow, ask: (provider: PayoutProvider) => Promise<PayoutSnapshot>): Promise<PayoutSnapshot> {
    const about = { payoutId: payout.id, provider: payout.provider };
    const provider = this.providers.named(payout.provider);
    if (!provider) {
      this.log.error(about, 'a payout was begun at a provider that is not configured any more: it stays as it is');
      return unknownPayout;
    }
    try {
      const facts = await ask(provider);
      if (facts.amountCents !== null && facts.amountCents !== payout.amount_cents) throw refuse('wrong-amount');
      return facts;
    } catch (err) {
      const since = payout.changed_at.getTime();
      const level = this.clock.now() - since > unknownForLongMs ? 'error' : 'warn';
      this.log[level]({ err, ...about }, 'a payout provider did not answer: it will be asked again');
      return unknownPayout;
    }
  }
}
