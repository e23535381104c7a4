import type { PaymentOfLesson, Receipt } from '../receipts.js';

export interface ReceiptsAsks {
  /** A moved lesson is also found by its first id. */
  'payments.get-receipt': { in: { bookingId: string }; out: Receipt };
  /** Returns the receipts of those of up to 50 lessons that are paid, each with the id it was requested by, in no particular order. */
  'payments.get-receipts': { in: { bookingIds: string[] }; out: { bookingId: string; receipt: Receipt }[] };
  /** Returns the payments of those lessons that are the caller's and have a payment they may see, in no particular order. */
  'payments.list-lesson-payments': { in: { bookingIds: string[] }; out: PaymentOfLesson[] };
}
