import { Injectable } from '@nestjs/common';
import type { RoomOfferInput } from '@somo/contracts/live-input';
import { Ask } from '@somo/platform/ask';
import { OnLive } from '../live/on-live.js';

@Injectable()
export class OfferCall {
  constructor(private readonly ask: Ask) {}

  @OnLive('room.offer', { by: ['student', 'teacher'], limit: 'room' })
  async run(input: RoomOfferInput): Promise<void> {
    await this.ask.for('messaging.offer-call', input);
  }
}
