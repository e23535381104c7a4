import type { PaymentOfLesson, Receipt, RenderedReceipt } from '../receipts.js';

export interface ReceiptsAsks {
  /** For the reader's zone and language; without a reader, for the caller's own. A moved lesson is also found by its first id. */
  'payments.render-receipt': { in: { bookingId: string; reader?: { timeZone: string; language: string } }; out: RenderedReceipt };
  /** Returns the lesson that a receipt is for, or null; for operators. */
  'payments.find-receipt': { in: { number: string }; out: { bookingId: string } | null };
  /** Returns the receipts of those of up to 50 lessons that are paid, each with the id it was requested by, in no particular order. */
  'payments.get-receipts': { in: { bookingIds: string[] }; out: { bookingId: string; receipt: Receipt }[] };
  /** Returns the payments of those lessons that are the caller's and have a payment they may see, in no particular order. */
  'payments.list-lesson-payments': { in: { bookingIds: string[] }; out: PaymentOfLesson[] };
}
