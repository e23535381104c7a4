import { Injectable } from '@nestjs/common';
import type { ShowInput } from '@somo/contracts/live-input';
import { Ask } from '@somo/platform/ask';
import { OnLive } from '../live/on-live.js';

@Injectable()
export class ShowPage {
  constructor(private readonly ask: Ask) {}

  @OnLive('room.show', { by: ['student', 'teacher'], limit: 'room-act' })
  async run(input: ShowInput): Promise<void> {
    await this.ask.for('messaging.show-page', input);
  }
}
