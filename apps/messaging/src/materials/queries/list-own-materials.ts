import { Injectable } from '@nestjs/common';
import type { Caller } from '@somo/contracts/caller';
import type { Materials } from '@somo/contracts/materials';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { userOf } from '@somo/platform/user-of';
import { listOwnMaterials } from '../store/materials.js';

const most = 100;

@Injectable()
export class ListOwnMaterials {
  constructor(private readonly db: Db) {}

  @Handles('messaging.list-own-materials', { by: ['participant'], refuses: ['account-suspended'] })
  async run(_: Record<string, never>, caller: Caller): Promise<Materials> {
    const { userId } = userOf(caller);
    await checkNotSuspended(this.db, userId);
    return { items: await listOwnMaterials(this.db, userId, most) };
  }
}
