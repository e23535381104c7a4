import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';

@Injectable()
export class MarkAllRead {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('notification.mark-all-read', { by: ['any'] })
  async run(_: Asks['notification.mark-all-read']['in'], caller: Caller): Promise<{ marked: number }> {
    const marked = await this.db.run(
      'notification-read-all',
      'UPDATE notifications SET read_at = $2 WHERE user_id = $1 AND read_at IS NULL AND deleted_at IS NULL',
      [userOf(caller).userId, new Date(this.clock.now())],
    );
    return { marked };
  }
}
