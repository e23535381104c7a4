import type { LessonPayment } from '../payments.js';
import type { TimelinePart, TimelineQuestion } from '../timeline.js';

export interface PaymentsAsks {
  'payments.get-lesson-payment': { in: { bookingId: string }; out: LessonPayment };
  /** Opens the charge if the event has not yet, and sends the card to the provider. */
  'payments.pay-lesson': { in: { bookingId: string; card?: string }; out: LessonPayment };
  /** The provider's callback, byte for byte. */
  'payments.receive-webhook': { in: { provider: string; body: string; signature: string }; out: null };
  'payments.lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
}
