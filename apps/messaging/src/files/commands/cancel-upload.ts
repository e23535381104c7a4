import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Storage } from '@somo/platform/storage/storage';
import { userOf } from '@somo/platform/user-of';
import { eraseFile } from '../erase-file.js';
import { deleteDropped, dropUpload } from '../store/files.js';

@Injectable()
export class CancelUpload {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  @Handles('messaging.cancel-upload', { by: ['any'], refuses: ['upload-not-found'] })
  async run({ uploadId }: Asks['messaging.cancel-upload']['in'], caller: Caller): Promise<null> {
    const dropped = await dropUpload(this.db, uploadId, userOf(caller).userId);
    if (!dropped) throw refuse('upload-not-found');
    await eraseFile(this.storage, dropped);
    await deleteDropped(this.db, uploadId);
    return null;
  }
}
