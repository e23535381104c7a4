import { Injectable } from '@nestjs/common';
import type { TypingInput } from '@somo/contracts/live-input';
import { Ask } from '@somo/platform/ask';
import { OnLive } from '../live/on-live.js';

@Injectable()
export class ShowTyping {
  constructor(private readonly ask: Ask) {}

  @OnLive('typing', { by: ['student', 'teacher'], limit: 'typing' })
  async run({ to: userId }: TypingInput): Promise<void> {
    await this.ask.for('messaging.show-typing', { userId });
  }
}
