import { Injectable } from '@nestjs/common';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Transaction } from '@somo/platform/transaction';
import type { Decided } from './judge.js';
import { noteDeliveries } from './note-deliveries.js';
import { stopAddress } from './stopped-addresses.js';

/** Records what became of emails, and plans what is to be tried again. */
@Injectable()
export class Outcomes {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async record(decided: Decided[]): Promise<void> {
    if (decided.length === 0) return;
    const now = this.clock.now();
    if (decided.every(isFinal)) return noteDeliveries(this.db, decided, now);
    await this.transaction.run(async (tx) => {
      await noteDeliveries(tx.db, decided, now);
      for (const { notificationId: mailId, userId, outcome, until, digest, address } of decided) {
        if (address !== undefined) await stopAddress(tx.db, address, 'bounced', now);
        if (digest) tx.plan('send-digest', { key: `${userId}-${digest.day}`, dueAt: digest.dueAt, data: { userId, day: digest.day } });
        if (outcome === 'waiting-quiet' && until !== undefined)
          tx.plan('send-mail', { key: `${mailId}-${until}`, dueAt: until, data: { mailId } });
      }
    });
  }
}

const isFinal = ({ until, address }: Decided) => until === undefined && address === undefined;
