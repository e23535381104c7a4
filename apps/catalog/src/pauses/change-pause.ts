import { Injectable } from '@nestjs/common';
import type { MyProfile } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Transaction } from '@somo/platform/transaction';
import { readMyProfile } from '../store/read-profile.js';
import { checkPause } from '../domain/pause.js';
import { setPause } from './set-pause.js';

/** Pauses a teacher's new bookings, or resumes them, and tells booking at once. */
@Injectable()
export class ChangePause {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Returns the profile after that; `until` null resumes. */
  async run(teacherId: string, until: string | null): Promise<MyProfile> {
    const now = this.clock.now();
    const terms = await this.transaction.run(async (tx) => {
      const [profile] = await tx.db.sql<{ pausedUntil: string | null; timeZone: string }>(
        'pause-lock',
        `SELECT to_char(paused_until, 'YYYY-MM-DD') AS "pausedUntil", time_zone AS "timeZone" FROM profiles WHERE user_id = $1 FOR UPDATE`,
        [teacherId],
      );
      if (!profile) throw refuse('onboarding-needed');
      if (until !== null) checkPause(until, profile.timeZone, now);
      return profile.pausedUntil === until ? undefined : setPause(tx, teacherId, { from: profile.pausedUntil, to: until });
    });
    if (terms) await this.ask.notify('booking.take-offer', { terms });
    const saved = await readMyProfile(this.db, teacherId, now);
    if (!saved) throw refuse('onboarding-needed');
    return saved;
  }
}
