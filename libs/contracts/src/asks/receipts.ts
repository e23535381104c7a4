import type { PaymentOfLesson, Receipt } from '../receipts.js';

export interface ReceiptsAsks {
  /** Found by the lesson's first id too, which a moved lesson had. */
  'payments.get-receipt': { in: { bookingId: string }; out: Receipt };
  /** Those of up to fifty lessons that are paid, each beside the id it was asked for by; in no order. */
  'payments.get-receipts': { in: { bookingIds: string[] }; out: { bookingId: string; receipt: Receipt }[] };
  /** Those of the lessons that are the caller's and have a payment they may see; in no order. */
  'payments.list-lesson-payments': { in: { bookingIds: string[] }; out: PaymentOfLesson[] };
}
