import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { noticesOf } from '../store/decisions.js';

@Injectable()
export class ListNotices {
  constructor(private readonly db: Db) {}

  @Handles('auth.list-notices', { by: ['student', 'teacher'] })
  async run(_: Asks['auth.list-notices']['in'], caller: Caller): Promise<Asks['auth.list-notices']['out']> {
    return { items: await noticesOf(this.db, userOf(caller).userId) };
  }
}
