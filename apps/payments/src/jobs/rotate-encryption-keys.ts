import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Db } from '@somo/platform/db';
import { Clock } from '@somo/platform/clock';
import { newId } from '@somo/platform/ids';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { PaymentsConfig } from '../payments.config.js';
import { isEncryptedWithFirstKey, readEncryptionKeys, encrypt, decrypt, type EncryptionKeys } from '@somo/platform/identity/encryption';

/** By now every process that this one replaces has ended, and saves no more accounts with its own keys. */
const replacedMs = 10 * 60_000;

interface Row {
  id: string;
  teacherId: string;
  sealed: string;
}

/** Re-encrypts everything encrypted with an older key, after every start of a process, so that the older key can be removed. */
@Injectable()
export class RotateEncryptionKeys implements OnApplicationBootstrap {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly config: PaymentsConfig,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const keys = [...this.keys().keys()].join('.');
    const startedAt = this.clock.now();
    await this.transaction.run(async (tx) => {
      // What earlier starts have planned is not needed any more, and would be listed as failing if it has failed.
      await tx.unplan('rotate-encryption-keys', { every: true });
      for (const dueAt of [startedAt, startedAt + replacedMs])
        tx.plan('rotate-encryption-keys', { key: `${keys}-${newId()}`, dueAt, data: { keys } });
    });
  }

  @Runs('rotate-encryption-keys')
  async run(): Promise<void> {
    // Methods first: a payout being claimed locks its method until the payout itself is visible.
    const unread = (await this.reseal('method')) + (await this.reseal('payout'));
    if (unread > 0) throw new Error(`${unread} payout accounts cannot be decrypted with PAYOUT_KEYS; all others have the first key.`);
  }

  /** Returns how many rows could not be decrypted. */
  private async reseal(kind: keyof typeof sealedRows): Promise<number> {
    const keys = this.keys();
    let unread = 0;
    for (const row of await this.db.sql<Row>(`sealed-${kind}`, sealedRows[kind])) {
      if (isEncryptedWithFirstKey(keys, row.sealed)) continue;
      const anew = resealed(keys, row);
      if (anew === undefined) unread++;
      else await this.db.run(`reseal-${kind}`, updates[kind], [row.id, anew, row.sealed]);
    }
    return unread;
  }

  private keys(): EncryptionKeys {
    return readEncryptionKeys(this.config.PAYOUT_KEYS);
  }
}

/** Returns undefined for a text that none of the keys decrypts. */
function resealed(keys: EncryptionKeys, { teacherId, sealed }: Row): string | undefined {
  try {
    return encrypt(keys, teacherId, decrypt<object>(keys, teacherId, sealed));
  } catch {
    return undefined;
  }
}

const sealedRows = {
  method: 'SELECT teacher_id AS id, teacher_id AS "teacherId", sealed FROM payout_methods',
  payout: `SELECT id, teacher_id AS "teacherId", sealed FROM payouts WHERE status IN ('claimed', 'sent')`,
};

// Compare and set: a teacher may have changed the account in the meantime.
const updates = {
  method: 'UPDATE payout_methods SET sealed = $2 WHERE teacher_id = $1 AND sealed = $3',
  payout: 'UPDATE payouts SET sealed = $2 WHERE id = $1 AND sealed = $3',
};
