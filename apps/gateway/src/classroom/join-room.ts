import { Injectable } from '@nestjs/common';
import type { PeerInput } from '@somo/contracts/live-input';
import { Ask } from '@somo/platform/ask';
import { runWith } from '@somo/platform/context';
import { newId } from '@somo/platform/ids';
import { Log } from '@somo/platform/log';
import { OnLive } from '../live/on-live.js';
import type { SocketSession } from '../live/socket-sessions.js';

/** Enters a classroom with one open page, and leaves it when the page closes. */
@Injectable()
export class JoinRoom {
  constructor(
    private readonly ask: Ask,
    private readonly log: Log,
  ) {}

  @OnLive('room.join', { by: ['student', 'teacher'], limit: 'room' })
  async run(input: PeerInput, sender: SocketSession): Promise<void> {
    sender.atClose.set('room', () => this.disconnect(sender));
    await this.ask.for('messaging.join-room', { ...input, connectionId: sender.connectionId });
  }

  /** A failure is only logged: a closed page stops reporting, and then counts as gone anyway. */
  private async disconnect({ connectionId, token }: SocketSession): Promise<void> {
    try {
      await runWith({ token, requestId: newId() }, () => this.ask.for('messaging.disconnect-peer', { connectionId }));
    } catch (error) {
      this.log.warn({ err: error }, 'a closed page was not removed from its classroom');
    }
  }
}
