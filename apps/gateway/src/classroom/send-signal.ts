import { Injectable } from '@nestjs/common';
import type { SignalInput } from '@somo/contracts/live-input';
import { Ask } from '@somo/platform/ask';
import { OnLive } from '../live/on-live.js';

@Injectable()
export class SendSignal {
  constructor(private readonly ask: Ask) {}

  @OnLive('signal', { by: ['student', 'teacher'], limit: 'signal' })
  async run(input: SignalInput): Promise<void> {
    await this.ask.for('messaging.send-signal', input);
  }
}
