import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { MyProfile } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Storage } from '@somo/platform/storage/storage';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { deleteFiles, replaceAvatar } from '../avatars/replace-avatar.js';
import { readMyProfile } from '../store/read-profile.js';

@Injectable()
export class DeleteAvatar {
  constructor(
    private readonly storage: Storage,
    private readonly db: Db,
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.delete-avatar', { by: ['any'], refuses: ['onboarding-needed'] })
  async run(_: Asks['catalog.delete-avatar']['in'], caller: Caller): Promise<MyProfile> {
    const { userId } = userOf(caller);
    const before = await this.tx.run((tx) => replaceAvatar(tx, userId, null));
    await deleteFiles(this.storage, before);
    const saved = await readMyProfile(this.db, userId, this.clock.now());
    if (!saved) throw refuse('onboarding-needed');
    return saved;
  }
}
