import { Injectable } from '@nestjs/common';
import { Db } from '@somo/platform/db';
import { DocumentKeys } from './document-keys.js';

interface Row {
  id: string;
  sealedKey: string;
}

/** Encrypts the keys of all documents with the newest of VERIFICATION_KEYS, so that the older one can be removed. */
@Injectable()
export class RenewKeys {
  constructor(
    private readonly db: Db,
    private readonly keys: DocumentKeys,
  ) {}

  async run(): Promise<void> {
    const old = await this.db.sql<Row>(
      'verification-old-keys',
      `SELECT id, sealed_key AS "sealedKey" FROM verification_cases WHERE sealed_key IS NOT NULL AND NOT starts_with(sealed_key, $1)`,
      [`${this.keys.newest}.`],
    );
    for (const { id, sealedKey } of old) {
      const renewed = this.keys.renewed(id, sealedKey);
      // Compare and set: the document may have been deleted meanwhile.
      const values = [id, renewed ?? sealedKey, sealedKey];
      await this.db.run(
        'verification-renew-key',
        'UPDATE verification_cases SET sealed_key = $2 WHERE id = $1 AND sealed_key = $3',
        values,
      );
    }
  }
}
