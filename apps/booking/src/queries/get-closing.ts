import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { cancelledByOwner } from '../agreements/clear-closing.js';
import { comingLessonsOf, openMatters, openRequestsOf } from '../store/open-of-person.js';

/** What becomes of a person's lessons if they close their account now, and what keeps them from it. */
@Injectable()
export class GetClosing {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.get-closing', { by: ['service:auth'] })
  run({ userId }: Asks['booking.get-closing']['in']): Promise<Asks['booking.get-closing']['out']> {
    checkIds('userId', [userId], 1);
    const now = this.clock.now();
    return this.transaction.run(async ({ db }) => {
      const { isTeaching, hasProblem } = await openMatters(db, userId, now);
      const lessons = await comingLessonsOf(db, userId, now);
      const paid = lessons.filter(({ studentId, paidAt }) => studentId === userId && paidAt !== null);
      let withoutRefund = 0;
      for (const lesson of paid) if (!(await cancelledByOwner(db, lesson, userId, now)).refundDue) withoutRefund++;
      return {
        lessons: lessons.length,
        lessonsWithoutRefund: withoutRefund,
        requests: (await openRequestsOf(db, userId, now)).length,
        obstacle: isTeaching ? ('lesson-under-way' as const) : hasProblem ? ('problem-open' as const) : null,
      };
    });
  }
}
