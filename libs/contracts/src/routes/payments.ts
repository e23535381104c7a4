import { Matches } from 'class-validator';
import type { PaymentOfLesson } from '../receipts.js';
import type { Download } from './download.js';

const lessonIds = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(,[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,49}$/;

export class LessonPaymentsQuery {
  /** The ids of one to fifty lessons, separated by commas. */
  @Matches(lessonIds, { message: 'ids must be one to fifty ids of lessons, with commas between them' })
  ids!: string;
}

export interface PaymentRoutes {
  /** Omits lessons that are not the caller's or have no payment to show yet. */
  'GET /api/lessons/payments': { query: LessonPaymentsQuery; answer: PaymentOfLesson[] };
  'GET /api/lessons/:id/receipt.pdf': { answer: Download };
}
