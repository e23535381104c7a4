import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Db } from '@somo/platform/db';
import { Log } from '@somo/platform/log';
import { setLedgerDiscrepancies } from '@somo/platform/metrics';
import { Runs } from '@somo/platform/runs';
import { checkLedger } from '../store/check-ledger.js';

/** Checks the ledger on every day that has new earnings, and reports discrepancies to the log and the metrics. */
@Injectable()
export class CheckLedger {
  constructor(
    private readonly db: Db,
    private readonly log: Log,
  ) {}

  @Runs('check-ledger')
  async run({ day }: Jobs['check-ledger']['data']): Promise<void> {
    const discrepancies = await checkLedger(this.db);
    setLedgerDiscrepancies(discrepancies.length);
    if (discrepancies.length > 0)
      this.log.error({ day, discrepancies: discrepancies.slice(0, 20), count: discrepancies.length }, 'the ledger does not add up');
  }
}
