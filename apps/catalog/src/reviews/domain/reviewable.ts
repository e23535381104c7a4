// Which lessons can be reviewed.
import type { LessonRecord } from '@somo/contracts/lessons';
import type { LessonPayment } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';

export function checkTookPlace({ status }: Pick<LessonRecord, 'status'>): void {
  if (status === 'cancelled') throw refuse('lesson-cancelled');
  if (status !== 'completed') throw refuse('lesson-not-completed');
}

/** Refuses a lesson that its student did not pay for, or got all the money back for. */
export function checkPaid({ charge, paidAt }: Pick<LessonPayment, 'charge' | 'paidAt'>): void {
  if (charge === 'refunded') throw refuse('lesson-refunded');
  if (paidAt === null) throw refuse('lesson-not-paid');
}
