import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';

@Injectable()
export class ExpireProposal {
  constructor(private readonly transaction: Transaction) {}

  @Runs('expire-proposal')
  async run({ proposalId }: Jobs['expire-proposal']['data'], work: DueWork): Promise<void> {
    await this.transaction.finish(work, (tx) =>
      tx.db.run('proposal-expire', `UPDATE proposals SET status = 'expired', version = version + 1 WHERE id = $1 AND status = 'open'`, [
        proposalId,
      ]),
    );
  }
}
