import type { LessonPayment } from './payments.js';
import type { Instant } from './time.js';

/** What a receipt says of a payment as it stands now; whoever shows it adds names and the lesson. */
export interface Receipt extends Pick<
  LessonPayment,
  'charge' | 'amountCents' | 'feeCents' | 'netCents' | 'refundedCents' | 'refundPendingCents' | 'currency'
> {
  /** Made from the payment's id, so it stays the same and leaves gaps: 'R-7K3M-Q9XV-2R8T'. */
  number: string;
  lessonId: string;
  studentId: string;
  teacherId: string;
  subject: string;
  paidAt: Instant;
  /** Where the card was charged, as in `/api/payments/webhooks/<name>`. */
  provider: string;
  /** False where the sandbox took it: then no real money has moved. */
  realMoney: boolean;
}

/** The payment of a lesson in a list of several. */
export interface PaymentOfLesson extends LessonPayment {
  lessonId: string;
}
