import { Injectable } from '@nestjs/common';
import type { ProblemState } from '@somo/contracts/events/problem';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { problemChanged } from './problem-changed.js';

@Injectable()
export class ProblemReported {
  constructor(private readonly clock: Clock) {}

  @On('problem.reported')
  run(problem: ProblemState, tx: Tx): Promise<void> {
    return problemChanged(problem, tx, this.clock.now());
  }
}
