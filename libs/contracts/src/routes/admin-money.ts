import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { LedgerSums } from '../ledger.js';
import type { LessonMoney, PaymentCase } from '../payments.js';
import type { PayoutLifecycle, TeacherPayoutPage } from '../payouts.js';
import { problemTextMax } from '../rules/booking.js';
import { IsLines } from '../rules/text.js';
import { PageQuery } from './paging.js';

export class ListPayoutsQuery extends PageQuery {
  @IsOptional()
  @IsIn(['claimed', 'sent', 'done', 'refused'])
  status?: PayoutLifecycle;
}

export class HoldPaymentBody {
  @IsLines({ max: problemTextMax })
  note!: string;
}

export class RefundPaymentBody {
  @IsInt()
  @Min(1)
  @Max(100_000_000)
  amountCents!: number;

  /** The amount that was refunded, or on its way, when the operator looked. */
  @IsInt()
  @Min(0)
  @Max(100_000_000)
  refundedCents!: number;

  @IsLines({ max: problemTextMax })
  note!: string;
}

export interface AdminMoneyRoutes {
  'GET /api/admin/ledger': { answer: LedgerSums };
  'GET /api/admin/payouts': { query: ListPayoutsQuery; answer: TeacherPayoutPage };
  'GET /api/admin/lessons/:id/payment': { answer: LessonMoney };
  'POST /api/admin/lessons/:id/hold': { body: HoldPaymentBody; answer: PaymentCase };
  'POST /api/admin/lessons/:id/release': { body: HoldPaymentBody; answer: PaymentCase };
  'POST /api/admin/lessons/:id/refund': { body: RefundPaymentBody; answer: PaymentCase };
}
