import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { messageFileKey } from '@somo/contracts/rules/uploads';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { userOf } from '@somo/platform/user-of';
import { findReadable } from '../store/files.js';

@Injectable()
export class FindFile {
  constructor(private readonly db: Db) {}

  /** People keep the files they have, even if one blocks the other later. */
  @Handles('messaging.find-file', { by: ['any'], refuses: ['file-not-found', 'account-suspended'] })
  async run({ fileId, version }: Asks['messaging.find-file']['in'], caller: Caller): Promise<Asks['messaging.find-file']['out']> {
    const { userId } = userOf(caller);
    await checkNotSuspended(this.db, userId);
    const file = await findReadable(this.db, fileId, userId);
    if (!file || (version === 'preview' && file.width === null)) throw refuse('file-not-found');
    return { ...file, key: messageFileKey(fileId, version) };
  }
}
