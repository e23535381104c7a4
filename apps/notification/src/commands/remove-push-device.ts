import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';

@Injectable()
export class RemovePushDevice {
  constructor(private readonly db: Db) {}

  @Handles('notification.remove-push-device', { by: ['any'], refuses: ['push-device-not-found'] })
  async run({ deviceId }: Asks['notification.remove-push-device']['in'], caller: Caller): Promise<null> {
    const removed = await this.db.run('push-device-remove', 'DELETE FROM push_devices WHERE id = $1 AND user_id = $2', [
      deviceId,
      userOf(caller).userId,
    ]);
    if (removed === 0) throw refuse('push-device-not-found');
    return null;
  }
}
