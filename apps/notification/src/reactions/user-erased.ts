import { Injectable } from '@nestjs/common';
import type { UserErased as Erased } from '@somo/contracts/events/user';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class UserErased {
  /**
   * While the other services erased, an event may still have brought the person a notification, and its email the inbox of /dev/mail. The keys of
   * emails about an account contain its id.
   */
  @On('user.erased')
  async run({ userId }: Erased, { db }: Tx): Promise<void> {
    await db.run('late-deliveries', 'DELETE FROM deliveries WHERE user_id = $1', [userId]);
    await db.run(
      'late-mails',
      'DELETE FROM dev_mails WHERE key IN (SELECT id::text FROM notifications WHERE user_id = $1::uuid) OR strpos(key, $1::uuid::text) > 0',
      [userId],
    );
    await db.run('late-notifications', 'DELETE FROM notifications WHERE user_id = $1', [userId]);
  }
}
