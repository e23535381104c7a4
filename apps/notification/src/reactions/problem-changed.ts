import { Injectable } from '@nestjs/common';
import type { ProblemState } from '@somo/contracts/events/problem';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { problemContent } from '../domain/content.js';
import { addNotifications } from '../notifications/add-notifications.js';

/** Notifies student and teacher when a problem is reported or resolved, once for each. */
@Injectable()
export class ProblemChanged {
  constructor(private readonly clock: Clock) {}

  @On('problem.reported', 'problem.resolved')
  async run(problem: ProblemState, tx: Tx): Promise<void> {
    const { problemId, bookingId, studentId, teacherId, status } = problem;
    const note = { content: problemContent(problem), bookingId, once: `${status}-${problemId}`, mail: true };
    await addNotifications(
      tx,
      [studentId, teacherId].map((userId) => ({ userId, ...note })),
      this.clock.now(),
    );
  }
}
