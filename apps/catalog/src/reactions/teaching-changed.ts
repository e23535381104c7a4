import { Injectable } from '@nestjs/common';
import type { TeachingState } from '@somo/contracts/events/teaching';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class TeachingChanged {
  /** Keeps what cards say of a teacher's lessons and answers. Who has taught is onboarded, so the profile is there. */
  @On('teaching.changed')
  async run({ teacherId, version, lessonsTaught, answerMinutes }: TeachingState, tx: Tx): Promise<void> {
    await tx.db.run(
      'teaching-newer',
      `UPDATE profiles SET lessons_taught = $3, answer_minutes = $4, teaching_version = $2 WHERE user_id = $1 AND teaching_version < $2`,
      [teacherId, version, lessonsTaught, answerMinutes],
    );
  }
}
