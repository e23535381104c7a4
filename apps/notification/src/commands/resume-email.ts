import { Injectable } from '@nestjs/common';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { resumeAddress } from '../delivery/stopped-addresses.js';

@Injectable()
export class ResumeEmail {
  constructor(
    private readonly db: Db,
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  /** What was not sent while emails were stopped stays unsent. */
  @Handles('notification.resume-email', { by: ['any'] })
  async run(): Promise<null> {
    const { email } = await this.ask.for('auth.get-account', {});
    await resumeAddress(this.db, email, this.clock.now());
    return null;
  }
}
