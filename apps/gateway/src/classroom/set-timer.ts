import { Injectable } from '@nestjs/common';
import type { TimerInput } from '@somo/contracts/live-input';
import { Ask } from '@somo/platform/ask';
import { OnLive } from '../live/on-live.js';

@Injectable()
export class SetTimer {
  constructor(private readonly ask: Ask) {}

  @OnLive('room.timer', { by: ['student', 'teacher'], limit: 'room-act' })
  async run(input: TimerInput): Promise<void> {
    await this.ask.for('messaging.set-timer', input);
  }
}
