import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Db } from '@somo/platform/db';
import { Clock } from '@somo/platform/clock';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { PaymentsConfig } from '../payments.config.js';
import { isEncryptedWithFirstKey, readEncryptionKeys, encrypt, decrypt, type EncryptionKeys } from '../store/payout/encryption.js';

interface Row {
  id: string;
  teacherId: string;
  sealed: string;
}

/** Re-encrypts everything encrypted with an older key, once per set of keys, so that the older key can be removed. */
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
    await this.transaction.run((tx) =>
      Promise.resolve(tx.plan('rotate-encryption-keys', { key: keys, dueAt: this.clock.now(), data: { keys } })),
    );
  }

  @Runs('rotate-encryption-keys')
  async run(): Promise<void> {
    // Methods first: a payout being claimed locks its method until the payout itself is visible.
    for (const kind of ['method', 'payout'] as const) await this.reseal(kind);
  }

  private async reseal(kind: keyof typeof sealedRows): Promise<void> {
    const keys = this.keys();
    for (const { id, teacherId, sealed } of await this.db.sql<Row>(`sealed-${kind}`, sealedRows[kind])) {
      if (isEncryptedWithFirstKey(keys, sealed)) continue;
      const anew = encrypt(keys, teacherId, decrypt<object>(keys, teacherId, sealed));
      await this.db.run(`reseal-${kind}`, updates[kind], [id, anew, sealed]);
    }
  }

  private keys(): EncryptionKeys {
    return readEncryptionKeys(this.config.PAYOUT_KEYS);
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
