import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { partSizes } from '@somo/contracts/rules/uploads';
import { documentPartKey } from '@somo/contracts/rules/verification';
import type { MessageFile } from '@somo/contracts/uploads';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { getSealed } from '@somo/platform/storage/sealed-file';
import { Storage } from '@somo/platform/storage/storage';
import { userOf } from '@somo/platform/user-of';
import { DocumentKeys } from '../document-keys.js';
import { dropUpload } from '../erase-document.js';
import { judgeDocument } from '../judge-document.js';
import { findUpload, toFile, type CaseRow } from '../store/case-rows.js';

/** How long a document may wait for those before it; the gateway waits thirty seconds. */
const waitMs = 15_000;

@Injectable()
export class FinishDocument {
  /** A document is judged as a whole, and a picture decoded: one at a time, and of a flood only the first few wait. */
  private readonly line = new ConcurrencyLimiter({ atOnce: 1, waiting: 8 });

  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly keys: DocumentKeys,
  ) {}

  @Handles('catalog.finish-document', {
    by: ['teacher'],
    refuses: ['upload-not-found', 'upload-incomplete', 'file-not-as-named', 'photo-too-many-pixels'],
  })
  async run({ uploadId }: Asks['catalog.finish-document']['in'], caller: Caller): Promise<MessageFile> {
    const { userId } = userOf(caller);
    const upload = await findUpload(this.db, uploadId, userId);
    if (upload.state === 'uploaded') return toFile(upload);
    const contentType = await this.line.run(() => this.judge(upload), waitMs);
    const [ready] = await this.db.sql<{ id: string }>(
      'verification-uploaded',
      `UPDATE verification_cases SET state = 'uploaded', content_type = $2 WHERE id = $1 AND state = 'uploading' RETURNING id`,
      [uploadId, contentType],
    );
    return toFile(ready ? { ...upload, contentType } : await findUpload(this.db, uploadId, userId));
  }

  /** Of a document that is refused nothing is kept; one of which a part is missing may still become whole. */
  private async judge(upload: CaseRow): Promise<string> {
    const file = await this.whole(upload);
    try {
      return await judgeDocument(file, upload.name ?? '');
    } catch (error) {
      if (error instanceof Refusal) await dropUpload(this.storage, this.db, upload);
      throw error;
    }
  }

  private async whole({ id, bytes, sealedKey }: CaseRow): Promise<Buffer> {
    const dataKey = Buffer.from(this.keys.open(id, sealedKey ?? ''), 'base64');
    const parts: Buffer[] = [];
    for (const [at, size] of partSizes(bytes).entries()) {
      const part = await getSealed(this.storage, { storedAs: documentPartKey(id, at + 1), dataKey });
      if (part?.length !== size) throw refuse('upload-incomplete');
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
}
