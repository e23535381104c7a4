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
    const troubles = await checkLedger(this.db);
    setLedgerDiscrepancies(troubles.length);
    if (troubles.length > 0) this.log.error({ day, troubles: troubles.slice(0, 20), count: troubles.length }, 'the ledger does not add up');
  }
}
