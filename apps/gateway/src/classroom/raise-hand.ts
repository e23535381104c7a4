import { Injectable } from '@nestjs/common';
import type { HandInput } from '@somo/contracts/live-input';
import { Ask } from '@somo/platform/ask';
import { OnLive } from '../live/on-live.js';

@Injectable()
export class RaiseHand {
  constructor(private readonly ask: Ask) {}

  @OnLive('room.hand', { by: ['student', 'teacher'], limit: 'room-act' })
  async run(input: HandInput): Promise<void> {
    await this.ask.for('messaging.raise-hand', input);
  }
}
