import { Injectable } from '@nestjs/common';
import type { DrawInput } from '@somo/contracts/live-input';
import { Ask } from '@somo/platform/ask';
import { OnLive } from '../live/on-live.js';

@Injectable()
export class Draw {
  constructor(private readonly ask: Ask) {}

  @OnLive('board.draw', { by: ['student', 'teacher'], limit: 'draw' })
  async run(input: DrawInput): Promise<void> {
    await this.ask.for('messaging.draw', input);
  }
}
