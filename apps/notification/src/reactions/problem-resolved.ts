import { Injectable } from '@nestjs/common';
import type { ProblemState } from '@somo/contracts/events/problem';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { notifyOfProblem } from '../store/notify-of-problem.js';

@Injectable()
export class ProblemResolved {
  constructor(private readonly clock: Clock) {}

  @On('problem.resolved')
  async run(problem: ProblemState, tx: Tx): Promise<void> {
    await notifyOfProblem(tx, problem, this.clock.now());
  }
}
