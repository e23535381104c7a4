import { createHash } from 'node:crypto';
import { Agent } from 'node:https';
import { publicLookup } from '@somo/platform/net/public-address';
import webPush from 'web-push';
import type { NotificationConfig } from '../../notification.config.js';
import type { PushKeys } from '../../push/push-keys.js';
import { PushSender, type PushOutcome, type PushTarget } from './port.js';

/** How long a push service keeps a message for a browser that is off. */
const keptSeconds = 24 * 3600;
const timeoutMs = 10_000;
/** Push services accept 4,096 bytes, encrypted. */
const mostBytes = 3_500;
const gone = [404, 410];

/** Web Push (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292) by `web-push`. */
export class WebPushSender extends PushSender {
  /** Of tests: any address, any certificate. */
  private readonly open = new Agent({ rejectUnauthorized: false });
  private readonly guarded = new Agent({ keepAlive: true, lookup: publicLookup() });

  constructor(
    private readonly keys: PushKeys,
    private readonly config: NotificationConfig,
  ) {
    super();
  }

  async send({ endpoint, p256dh, auth }: PushTarget, text: string, topic: string): Promise<PushOutcome> {
    if (Buffer.byteLength(text) > mostBytes) throw new Error(`A push message has at most ${mostBytes} bytes.`);
    const isTest = this.config.pushTestHosts().includes(new URL(endpoint).host);
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: this.config.pushContact(), ...(await this.keys.pair()) },
        TTL: keptSeconds,
        timeout: timeoutMs,
        // At most 32 characters.
        topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
        agent: isTest ? this.open : this.guarded,
      });
      return 'sent';
    } catch (error) {
      if (error instanceof webPush.WebPushError && gone.includes(error.statusCode)) return 'gone';
      throw error;
    }
  }
}
