import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { PushDevices } from '@somo/contracts/push';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { deviceOf, type PushDeviceRow } from '../push/push-devices.js';
import { PushKeys } from '../push/push-keys.js';

/** The browsers of the caller that are pushed to. Those whose session is over are left out. */
@Injectable()
export class ListPushDevices {
  constructor(
    private readonly db: Db,
    private readonly ask: Ask,
    private readonly keys: PushKeys,
  ) {}

  @Handles('notification.list-push-devices', { by: ['any'], refuses: ['session-ended'] })
  async run(_: Asks['notification.list-push-devices']['in'], caller: Caller): Promise<PushDevices> {
    const [{ publicKey }, rows, sessions] = await Promise.all([
      this.keys.pair(),
      this.db.sql<PushDeviceRow>(
        'push-devices-list',
        `SELECT id, session_id AS "sessionId", created_at AS "createdAt" FROM push_devices
         WHERE user_id = $1 ORDER BY created_at DESC, id DESC`,
        [userOf(caller).userId],
      ),
      this.ask.for('auth.list-sessions', {}),
    ]);
    const open = new Map(sessions.map((session) => [session.id, session]));
    return { publicKey, items: rows.filter(({ sessionId }) => open.has(sessionId)).map((row) => deviceOf(row, open.get(row.sessionId))) };
  }
}
