import type { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import type Stripe from 'stripe';
import { asExternalAccount, type BankAccount } from './bank-country.js';

interface Payee {
  teacherId: string;
  methodVersion: number;
  bank: BankAccount;
  country: string;
  currency: string;
}

/** Teachers' Stripe accounts: one per country of their banks, created with the first payout there. */
export class StripeAccounts {
  constructor(
    private readonly stripe: Stripe,
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the account as Stripe has it now, with the teacher's latest bank account. Throws Stripe's error for a bank account it rejects.
   */
  async of(payee: Payee): Promise<Stripe.Account> {
    const known = await this.known(payee);
    if (!known) return this.open(payee);
    if (known.methodVersion < payee.methodVersion) await this.nameBank(known.accountId, payee);
    return this.stripe.accounts.retrieve(known.accountId);
  }

  /**
   * Opens the account without a dashboard, with Somo liable for it. Stripe collects the teacher's details through its own form, linked from
   * Stripe's dashboard.
   */
  private async open(payee: Payee): Promise<Stripe.Account> {
    const { teacherId, methodVersion, bank, country, currency } = payee;
    const account = await this.stripe.accounts.create(
      {
        country,
        controller: {
          fees: { payer: 'application' },
          losses: { payments: 'application' },
          requirement_collection: 'application',
          stripe_dashboard: { type: 'none' },
        },
        business_type: 'individual',
        capabilities: { transfers: { requested: true } },
        tos_acceptance: { service_agreement: 'recipient' },
        external_account: asExternalAccount(bank, country, currency),
        metadata: { teacher: teacherId },
      },
      { idempotencyKey: `account-${teacherId}-${methodVersion}` },
    );
    await this.keep(account.id, payee);
    return account;
  }

  private async nameBank(accountId: string, payee: Payee): Promise<void> {
    const { teacherId, methodVersion, bank, country, currency } = payee;
    await this.stripe.accounts.createExternalAccount(
      accountId,
      { external_account: asExternalAccount(bank, country, currency), default_for_currency: true },
      { idempotencyKey: `bank-${teacherId}-${methodVersion}` },
    );
    await this.keep(accountId, payee);
  }

  private async known({ teacherId, country }: Payee): Promise<{ accountId: string; methodVersion: number } | undefined> {
    const [row] = await this.db.sql<{ accountId: string; methodVersion: number }>(
      'stripe-account-of',
      'SELECT account_id AS "accountId", method_version AS "methodVersion" FROM stripe_accounts WHERE teacher_id = $1 AND country = $2',
      [teacherId, country],
    );
    return row;
  }

  /** Of several at once, one stores the account: any of the table's two constraints may be the one that the others meet. */
  private async keep(accountId: string, { teacherId, country, methodVersion }: Payee): Promise<void> {
    await this.db.run(
      'stripe-account-keep',
      `WITH first AS (
         INSERT INTO stripe_accounts (teacher_id, country, account_id, method_version, changed_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING
       )
       UPDATE stripe_accounts SET method_version = $4, changed_at = $5 WHERE teacher_id = $1 AND country = $2 AND method_version < $4`,
      [teacherId, country, accountId, methodVersion, new Date(this.clock.now())],
    );
  }
}
