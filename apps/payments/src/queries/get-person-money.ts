import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { PersonMoney } from '@somo/contracts/person-history';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

type Row = Record<keyof PersonMoney, string>;

/** By a reported problem or by an operator, also before the lesson's share is due. */
const isHeld = `(payout = 'held' OR held_by_operator
  OR EXISTS (SELECT FROM lesson_problems l WHERE l.agreement_id = payments.agreement_id AND l.status = 'open'))`;

@Injectable()
export class GetPersonMoney {
  constructor(private readonly db: Db) {}

  /** Returns what a person has paid and earned in all; a share counts as earned once it is on its way to the teacher. */
  @Handles('payments.get-person-money', { by: ['operator:money'] })
  async run({ userId }: Asks['payments.get-person-money']['in']): Promise<PersonMoney> {
    checkIds('userId', [userId], 1);
    const [sums] = await this.db.sql<Row>(
      'person-money',
      `SELECT coalesce(sum(amount_cents) FILTER (WHERE student_id = $1 AND paid_at IS NOT NULL), 0) AS "paidCents",
         coalesce(sum(greatest(refunded_cents, refund_asked_cents)) FILTER (WHERE student_id = $1 AND paid_at IS NOT NULL), 0) AS "refundedCents",
         coalesce(sum(net_cents) FILTER (WHERE teacher_id = $1 AND earning = 'earned'), 0) AS "earnedCents",
         coalesce(sum(net_cents) FILTER (WHERE teacher_id = $1 AND earning = 'pending' AND NOT ${isHeld}), 0) AS "pendingCents",
         coalesce(sum(net_cents) FILTER (WHERE teacher_id = $1 AND earning = 'pending' AND ${isHeld}), 0) AS "heldCents"
       FROM payments WHERE student_id = $1 OR teacher_id = $1`,
      [userId],
    );
    return {
      paidCents: Number(sums?.paidCents),
      refundedCents: Number(sums?.refundedCents),
      earnedCents: Number(sums?.earnedCents),
      pendingCents: Number(sums?.pendingCents),
      heldCents: Number(sums?.heldCents),
    };
  }
}
