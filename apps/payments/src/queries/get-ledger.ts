import { Injectable } from '@nestjs/common';
import type { LedgerSums } from '@somo/contracts/ledger';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { checkLedger } from '../store/check-ledger.js';

/** Returns each account's balance and all discrepancies. */
@Injectable()
export class GetLedger {
  constructor(private readonly db: Db) {}

  @Handles('payments.get-ledger', { by: ['operator:money'] })
  async run(): Promise<LedgerSums> {
    const rows = await this.db.sql<{ account: string; cents: string }>(
      'ledger-sums',
      'SELECT account, sum(amount_cents) AS cents FROM ledger_entries GROUP BY account ORDER BY account',
    );
    const accounts = rows.map(({ account, cents }) => ({ account, balanceCents: Number(cents) }));
    return {
      accounts,
      totalCents: accounts.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
      troubles: await checkLedger(this.db),
    };
  }
}
