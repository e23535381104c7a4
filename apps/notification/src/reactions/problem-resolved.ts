import { Injectable } from '@nestjs/common';
import type { ProblemState } from '@somo/contracts/events/problem';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { tellProblem } from '../store/tell-problem.js';

@Injectable()
export class ProblemResolved {
  constructor(private readonly clock: Clock) {}

  @On('problem.resolved')
  async run(problem: ProblemState, tx: Tx): Promise<void> {
    await tellProblem(tx, problem, this.clock.now());
  }
}
