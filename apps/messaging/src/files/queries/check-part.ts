import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { partSizes } from '@somo/contracts/rules/uploads';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { findUnsent } from '../store/files.js';

@Injectable()
export class CheckPart {
  constructor(private readonly db: Db) {}

  @Handles('messaging.check-part', { by: ['any'], refuses: ['upload-not-found'] })
  async run({ uploadId, part }: Asks['messaging.check-part']['in'], caller: Caller): Promise<{ bytes: number }> {
    const upload = await findUnsent(this.db, uploadId, userOf(caller).userId);
    const bytes = upload.state === 'open' ? partSizes(upload.bytes)[part - 1] : undefined;
    if (bytes === undefined) throw refuse('upload-not-found');
    return { bytes };
  }
}
