import type { ReportOutcome } from '../reports.js';
import type { Instant } from '../time.js';

/** How operators answered a report; what was written stays with messaging. */
export interface ReportAnswer {
  reportId: string;
  /** Who reported. */
  reporterId: string;
  /** The reported person. */
  reportedId: string;
  /** It is about a review: its reporter is not told whose it is. */
  aboutReview?: true;
  outcome: ReportOutcome;
  answeredAt: Instant;
}
