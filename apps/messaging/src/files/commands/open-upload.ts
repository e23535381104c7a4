import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { OpenSharedUpload } from '@somo/contracts/routes/uploads';
import { bytesMax, materialsBytesMax, openUploadsMax, partSizes, tooLarge, typeByName } from '@somo/contracts/rules/uploads';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { userOf } from '@somo/platform/user-of';
import { bytesOfMaterials, storeUpload } from '../store/files.js';

@Injectable()
export class OpenUpload {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('messaging.open-upload', {
    by: ['any'],
    input: OpenSharedUpload,
    refuses: ['account-suspended', 'invalid-input', 'file-type-not-accepted', 'materials-full', 'too-many-uploads'],
  })
  async run({ purpose, name, bytes }: Asks['messaging.open-upload']['in'], caller: Caller): Promise<Asks['messaging.open-upload']['out']> {
    const { userId } = userOf(caller);
    await checkNotSuspended(this.db, userId);
    if (bytes > bytesMax[purpose]) throw refuse('invalid-input', { errors: { bytes: [tooLarge[purpose]] } });
    if (!typeByName(name)) throw refuse('file-type-not-accepted');
    if (purpose === 'material' && (await bytesOfMaterials(this.db, userId)) + bytes > materialsBytesMax) throw refuse('materials-full');
    const id = newId();
    const upload = { id, ownerId: userId, purpose, name: name.trim(), bytes, now: this.clock.now(), atMost: openUploadsMax };
    // One at a time for each person, so that their uploads are counted right.
    const isStored = await this.transaction.run(async ({ db }) => {
      await db.sql('uploads-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`uploads:${userId}`]);
      return storeUpload(db, upload);
    });
    if (!isStored) throw refuse('too-many-uploads');
    return { id, partBytes: partSizes(bytes) };
  }
}
