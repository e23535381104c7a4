import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Storage } from '@somo/platform/storage/storage';
import { userOf } from '@somo/platform/user-of';
import { dropUpload } from '../erase-document.js';
import { findUpload } from '../store/case-rows.js';

@Injectable()
export class CancelDocument {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  @Handles('catalog.cancel-document', { by: ['teacher'], refuses: ['upload-not-found'] })
  async run({ uploadId }: Asks['catalog.cancel-document']['in'], caller: Caller): Promise<null> {
    await dropUpload(this.storage, this.db, await findUpload(this.db, uploadId, userOf(caller).userId));
    return null;
  }
}
