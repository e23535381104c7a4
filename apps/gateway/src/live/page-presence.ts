import { Injectable } from '@nestjs/common';
import type { Presence } from '@somo/contracts/live';
import type { PresenceInput } from '@somo/contracts/live-input';
import { Ask } from '@somo/platform/ask';
import { runWith } from '@somo/platform/context';
import { newId } from '@somo/platform/ids';
import { Log } from '@somo/platform/log';
import { OnLive } from './on-live.js';
import { PresencePublisher } from './presence-publisher.js';
import type { SocketSession } from './socket-sessions.js';

const askTimeoutMs = 1_000;

/** Reports the presence of each open page to messaging: online when it opens, then what the page sends, offline when it closes. */
@Injectable()
export class PagePresence {
  private readonly publishers = new Map<string, PresencePublisher>();

  constructor(
    private readonly ask: Ask,
    private readonly log: Log,
  ) {}

  opened(session: SocketSession): void {
    const publisher = new PresencePublisher((presence) => this.set(session, presence));
    this.publishers.set(session.connectionId, publisher);
    publisher.publish('online');
  }

  @OnLive('presence', { by: ['any'], limit: 'presence' })
  run({ presence }: PresenceInput, { connectionId }: SocketSession): Promise<void> {
    this.publishers.get(connectionId)?.publish(presence);
    return Promise.resolve();
  }

  async closed({ connectionId }: SocketSession): Promise<void> {
    const publisher = this.publishers.get(connectionId);
    this.publishers.delete(connectionId);
    await publisher?.publishOffline();
  }

  /** Returns whether messaging has it. Presence is ephemeral and no one waits for the result, so a failure is only logged. */
  private async set({ connectionId, token }: SocketSession, presence: Presence): Promise<boolean> {
    const input = { connectionId, presence };
    try {
      await runWith({ token, requestId: newId() }, () => this.ask.for('messaging.set-presence', input, { timeoutMs: askTimeoutMs }));
      return true;
    } catch (error) {
      this.log.warn({ err: error, presence }, 'presence was not updated');
      return false;
    }
  }
}
