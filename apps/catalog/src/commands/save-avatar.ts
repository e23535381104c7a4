import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { MyProfile } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { avatarKey, avatarUrl, incomingKey, pictureBytesMax } from '@somo/contracts/rules/avatar';
import { Clock } from '@somo/platform/clock';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Storage } from '@somo/platform/storage/storage';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { buffer } from 'node:stream/consumers';
import { validate } from 'uuid';
import { drawAvatar, type Avatar } from '../avatars/draw-avatar.js';
import { deleteFiles, replaceAvatar } from '../avatars/replace-avatar.js';
import { readMyProfile } from '../store/read-profile.js';

const types = { shown: 'image/webp', small: 'image/webp', preview: 'image/jpeg' } as const;

/** How long a picture may wait for those before it; asks wait fifteen seconds. */
const waitMs = 8_000;

@Injectable()
export class SaveAvatar {
  /** Decoding is what takes the memory of this service: one picture at a time, and of a flood only the first few wait. */
  private readonly line = new ConcurrencyLimiter({ atOnce: 1, waiting: 8 });

  constructor(
    private readonly storage: Storage,
    private readonly db: Db,
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.save-avatar', {
    by: ['any'],
    refuses: ['picture-not-readable', 'picture-too-large', 'picture-too-many-pixels', 'onboarding-needed'],
  })
  async run({ uploadId }: Asks['catalog.save-avatar']['in'], caller: Caller): Promise<MyProfile> {
    const { userId } = userOf(caller);
    if (!validate(uploadId)) throw refuse('picture-not-readable');
    if (!(await readMyProfile(this.db, userId, this.clock.now()))) throw refuse('onboarding-needed');
    const avatar = await this.line.run(async () => drawAvatar(await this.uploaded(incomingKey(userId, uploadId))), waitMs);
    const url = await this.store(userId, uploadId, avatar);
    const before = await this.tx.run((tx) => replaceAvatar(tx, userId, url));
    await deleteFiles(this.storage, before === url ? null : before);
    const saved = await readMyProfile(this.db, userId, this.clock.now());
    if (!saved) throw refuse('onboarding-needed');
    return saved;
  }

  private async uploaded(key: string): Promise<Buffer> {
    const file = await this.storage.get(key);
    if (!file) throw refuse('picture-not-readable');
    if (file.length > pictureBytesMax) {
      file.body.destroy();
      throw refuse('picture-too-large');
    }
    return buffer(file.body);
  }

  private async store(userId: string, uploadId: string, avatar: Avatar): Promise<string> {
    for (const file of ['shown', 'small', 'preview'] as const)
      await this.storage.put(avatarKey(userId, uploadId, file), avatar[file], types[file]);
    return avatarUrl(avatarKey(userId, uploadId, 'shown'));
  }
}
