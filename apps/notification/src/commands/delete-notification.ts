import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';

@Injectable()
export class DeleteNotification {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('notification.delete-notification', { by: ['any'], refuses: ['notification-not-found'] })
  async run({ notificationId }: Asks['notification.delete-notification']['in'], caller: Caller): Promise<null> {
    const found = await this.db.run(
      'notification-delete',
      'UPDATE notifications SET deleted_at = $3 WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL',
      [notificationId, userOf(caller).userId, new Date(this.clock.now())],
    );
    if (found === 0) throw refuse('notification-not-found');
    return null;
  }
}
