import type { LessonPayment } from './payments.js';
import type { Instant } from './time.js';

/** The content of a receipt for the current state of a payment. The gateway adds names and the lesson when it renders it. */
export interface Receipt extends Pick<
  LessonPayment,
  'charge' | 'amountCents' | 'feeCents' | 'netCents' | 'refundedCents' | 'refundPendingCents' | 'currency' | 'realMoney'
> {
  /** Derived from the payment's id, so it never changes and is not consecutive: 'R-7K3M-Q9XV-2R8T'. */
  number: string;
  lessonId: string;
  studentId: string;
  teacherId: string;
  subject: string;
  paidAt: Instant;
  /** The provider that charged the card, as in `/api/payments/webhooks/<name>`. */
  provider: string;
}

/** A receipt as a file of at most 200,000 bytes. */
export interface RenderedReceipt {
  number: string;
  /** The PDF in base64. */
  pdf: string;
}

/** The payment of a lesson in a list of several lessons. */
export interface PaymentOfLesson extends LessonPayment {
  lessonId: string;
}
