import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { messageFileKey, partKey, partSizes } from '@somo/contracts/rules/uploads';
import type { MessageFile } from '@somo/contracts/uploads';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Storage } from '@somo/platform/storage/storage';
import { userOf } from '@somo/platform/user-of';
import { buffer } from 'node:stream/consumers';
import { deleteParts, eraseFile } from '../erase-file.js';
import { judgeFile } from '../judge-file.js';
import { deleteDropped, dropUpload, findUnsent, storeReady, toFile, type FileRow } from '../store/files.js';

/** How long a file may wait for those before it; the gateway waits thirty seconds. */
const waitMs = 15_000;

@Injectable()
export class FinishUpload {
  /** A file is judged as a whole, and a picture decoded: one at a time, and of a flood only the first few wait. */
  private readonly line = new ConcurrencyLimiter({ atOnce: 1, waiting: 8 });

  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  @Handles('messaging.finish-upload', {
    by: ['any'],
    refuses: ['upload-not-found', 'upload-incomplete', 'file-type-not-accepted', 'file-not-as-named', 'photo-too-many-pixels'],
  })
  async run({ uploadId }: Asks['messaging.finish-upload']['in'], caller: Caller): Promise<MessageFile> {
    const upload = await findUnsent(this.db, uploadId, userOf(caller).userId);
    if (upload.state === 'ready') return toFile(upload);
    const judged = await this.line.run(async () => this.judged(upload), waitMs);
    const ready = await storeReady(this.db, uploadId, judged);
    if (!ready) {
      await eraseFile(this.storage, upload);
      throw refuse('upload-not-found');
    }
    await deleteParts(this.storage, upload, upload.bytes);
    return toFile(ready);
  }

  /** Of a file that is refused nothing is kept; one of which a part is missing may still become whole. */
  private async judged(upload: FileRow) {
    const content = await this.wholeOf(upload);
    try {
      const { whole, preview, ...facts } = await judgeFile(content, upload.name);
      await this.storage.put(messageFileKey(upload.id, 'whole'), whole, facts.contentType);
      if (preview) await this.storage.put(messageFileKey(upload.id, 'preview'), preview, 'image/webp');
      return { ...facts, bytes: whole.length };
    } catch (error) {
      if (error instanceof Refusal) await this.drop(upload);
      throw error;
    }
  }

  private async drop({ id, owner_id }: FileRow): Promise<void> {
    const dropped = await dropUpload(this.db, id, owner_id);
    if (!dropped) return;
    await eraseFile(this.storage, dropped);
    await deleteDropped(this.db, id);
  }

  private async wholeOf({ id, owner_id, bytes }: FileRow): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (const [at, size] of partSizes(bytes).entries()) {
      const part = await this.storage.get(partKey(owner_id, id, at + 1));
      if (part?.length !== size) {
        part?.body.destroy();
        throw refuse('upload-incomplete');
      }
      parts.push(await buffer(part.body));
    }
    return Buffer.concat(parts);
  }
}
