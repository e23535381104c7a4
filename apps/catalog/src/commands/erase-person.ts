import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { ErasedPart } from '@somo/contracts/closing';
import { everyGateway } from '@somo/contracts/live';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { erasePart } from '@somo/platform/operating/erase-person';
import { Storage } from '@somo/platform/storage/storage';
import { Transaction } from '@somo/platform/transaction';
import { deleteFiles } from '../avatars/replace-avatar.js';
import { personalColumns } from '../erasure/personal-columns.js';
import { dropUpload, eraseDocument } from '../verification/erase-document.js';

interface Document {
  id: string;
  bytes: number;
  isHandedIn: boolean;
}

@Injectable()
export class ErasePerson {
  constructor(
    readonly db: Db,
    private readonly storage: Storage,
    readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** The files first: only the rows say where they are. */
  @Handles('catalog.erase-person', { by: ['service:auth'] })
  async run(person: Asks['catalog.erase-person']['in']): Promise<ErasedPart> {
    const { userId } = person;
    checkIds('userId', [userId], 1);
    const now = this.clock.now();
    await this.eraseDocuments(userId, now);
    const [profile] = await this.db.sql<{ avatarUrl: string | null }>(
      'erase-avatar-of',
      'SELECT avatar_url AS "avatarUrl" FROM profiles WHERE user_id = $1',
      [userId],
    );
    await deleteFiles(this.storage, profile?.avatarUrl ?? null);
    return erasePart(this, personalColumns, { ...person, now }, async (tx) => {
      await tx.db.run(
        'closed-account-add',
        'INSERT INTO closed_accounts (user_id, erased_at) VALUES ($1, $2) ON CONFLICT (user_id) DO NOTHING',
        [userId, new Date(now)],
      );
      tx.live(everyGateway, 'profile.changed', { userId });
    });
  }

  private async eraseDocuments(userId: string, now: number): Promise<void> {
    const documents = await this.db.sql<Document>(
      'erase-documents-of',
      `SELECT id, bytes, state NOT IN ('uploading', 'uploaded') AS "isHandedIn" FROM verification_cases WHERE teacher_id = $1 AND deleted_at IS NULL`,
      [userId],
    );
    for (const document of documents) {
      if (document.isHandedIn) await eraseDocument(this.storage, this.db, document, now);
      else await dropUpload(this.storage, this.db, document);
    }
  }
}
