import { Injectable } from '@nestjs/common';
import type { UserCaller } from '@somo/contracts/caller';
import type { PayoutMethodName } from '@somo/contracts/payouts';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { isSuspended } from '@somo/platform/operating/suspensions';
import { PayoutProviders } from '../outside/payouts/payout-providers.js';
import { PaymentsConfig } from '../payments.config.js';
import { isClosing } from '../store/money-at-closing.js';
import { isConfirmed, storeConfirmation } from '../store/email-confirmations.js';

/** Whether, from which amount on and by which provider a teacher is paid out here. */
@Injectable()
export class PayoutRules {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly config: PaymentsConfig,
    private readonly providers: PayoutProviders,
  ) {}

  get minimumCents(): number {
    return this.config.PAYOUT_MINIMUM_CENTS;
  }

  /** Who closes their account is paid out however little it is. */
  async minimumFor(teacherId: string): Promise<number> {
    return (await isClosing(this.db, teacherId)) ? 0 : this.minimumCents;
  }

  /** Returns the name of the provider for new payouts; undefined if none supports the method. */
  providerFor(method: PayoutMethodName): string | undefined {
    return this.providers.forMethod(method)?.name;
  }

  /** Returns whether all payouts to a teacher wait: of one who is suspended, or who has to confirm their email address first. */
  async isHeld(teacherId: string): Promise<boolean> {
    if (await isSuspended(this.db, teacherId)) return true;
    return this.config.requiresConfirmedEmail() && !(await this.hasConfirmed(teacherId));
  }

  /** Returns whether payouts wait for the caller to confirm their email address. The data of an access token may be minutes old. */
  async waitsForConfirmation({ userId, duty }: UserCaller): Promise<boolean> {
    if (!this.config.requiresConfirmedEmail()) return false;
    return !((await isConfirmed(this.db, userId)) ?? duty !== 'confirm-email');
  }

  /** Asks auth about a teacher whose address has not changed since payments first received such events. */
  private async hasConfirmed(teacherId: string): Promise<boolean> {
    const known = await isConfirmed(this.db, teacherId);
    if (known !== undefined) return known;
    const state = await this.ask.asService('auth.get-confirmation', { userId: teacherId });
    if (state) await storeConfirmation(this.db, state);
    return state?.confirmed ?? true;
  }
}
