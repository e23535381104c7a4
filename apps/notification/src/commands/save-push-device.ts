import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { PushDevice } from '@somo/contracts/push';
import { refuse } from '@somo/contracts/refusals';
import { PushSubscriptionBody } from '@somo/contracts/routes/push';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { NotificationConfig } from '../notification.config.js';
import { isPublicEndpoint } from '../outside/push/public-hosts.js';
import { deviceOf, type PushDeviceRow } from '../push/push-devices.js';

/** Stores the subscription of a browser. Stored again, it moves to the session that stores it. */
@Injectable()
export class SavePushDevice {
  constructor(
    private readonly db: Db,
    private readonly ask: Ask,
    private readonly config: NotificationConfig,
    private readonly clock: Clock,
  ) {}

  @Handles('notification.save-push-device', {
    by: ['any'],
    input: PushSubscriptionBody,
    refuses: ['push-endpoint-refused', 'session-ended'],
  })
  async run(body: Asks['notification.save-push-device']['in'], caller: Caller): Promise<PushDevice> {
    const { endpoint, keys } = body;
    const { userId, sessionId } = userOf(caller);
    if (!isPublicEndpoint(endpoint, this.config.pushTestHosts())) throw refuse('push-endpoint-refused');
    const sessions = await this.ask.for('auth.list-sessions', {});
    const [row] = await this.db.sql<PushDeviceRow>(
      'push-device-save',
      `INSERT INTO push_devices (id, user_id, session_id, endpoint, p256dh, auth, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT ON CONSTRAINT push_devices_endpoint DO UPDATE SET
         user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth
       RETURNING id, session_id AS "sessionId", created_at AS "createdAt"`,
      [newId(), userId, sessionId, endpoint, keys.p256dh, keys.auth, new Date(this.clock.now())],
    );
    return deviceOf(
      row!,
      sessions.find(({ id }) => id === sessionId),
    );
  }
}
