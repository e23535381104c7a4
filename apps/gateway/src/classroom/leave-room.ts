import { Injectable } from '@nestjs/common';
import type { PeerInput } from '@somo/contracts/live-input';
import { Ask } from '@somo/platform/ask';
import { OnLive } from '../live/on-live.js';

@Injectable()
export class LeaveRoom {
  constructor(private readonly ask: Ask) {}

  @OnLive('room.leave', { by: ['student', 'teacher'], limit: 'room' })
  async run(input: PeerInput): Promise<void> {
    await this.ask.for('messaging.leave-room', input);
  }
}
