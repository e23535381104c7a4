import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { OpenDocumentUpload } from '@somo/contracts/routes/uploads';
import { partSizes } from '@somo/contracts/rules/uploads';
import { documentsMax, documentTypeByName } from '@somo/contracts/rules/verification';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { DocumentKeys } from '../document-keys.js';
import { lockTeacher } from '../store/case-rows.js';

@Injectable()
export class OpenDocument {
  constructor(
    private readonly transaction: Transaction,
    private readonly keys: DocumentKeys,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.open-document', {
    by: ['teacher'],
    input: OpenDocumentUpload,
    refuses: ['account-suspended', 'document-type-not-accepted', 'too-many-documents'],
  })
  async run({ name, bytes }: Asks['catalog.open-document']['in'], caller: Caller): Promise<Asks['catalog.open-document']['out']> {
    const { userId } = userOf(caller);
    if (!documentTypeByName(name)) throw refuse('document-type-not-accepted');
    const id = newId();
    const values = [id, userId, name.trim(), bytes, this.keys.create(id), new Date(this.clock.now()), documentsMax];
    await this.transaction.run(async ({ db }) => {
      await checkNotSuspended(db, userId);
      await lockTeacher(db, userId);
      const stored = await db.sql('verification-open', opening, values);
      if (stored.length === 0) throw refuse('too-many-documents');
    });
    return { id, partBytes: partSizes(bytes) };
  }
}

/** As many uploads may be under way as there is room for documents. */
const opening = `
  INSERT INTO verification_cases (id, teacher_id, state, name, bytes, sealed_key, opened_at) SELECT $1, $2, 'uploading', $3, $4, $5, $6
  WHERE (SELECT greatest(count(*) FILTER (WHERE state IN ('uploading', 'uploaded')), count(*) FILTER (WHERE submitted_at IS NOT NULL))
    FROM verification_cases WHERE teacher_id = $2 AND deleted_at IS NULL) < $7::int RETURNING id`;
