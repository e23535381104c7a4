import { Injectable } from '@nestjs/common';
import type { ReportAnswer } from '@somo/contracts/events/report';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { addNotifications } from '../notifications/add-notifications.js';

/** Tells who reported what came of it, once. The reported person is told nothing, and of a review not even the reporter is told whose it is. */
@Injectable()
export class ReportAnswered {
  constructor(private readonly clock: Clock) {}

  @On('report.answered')
  async run({ reportId, reporterId, reportedId, aboutReview, outcome }: ReportAnswer, tx: Tx): Promise<void> {
    const content = { type: 'system', params: { news: 'report-answered', ...(aboutReview ? {} : { reportedId }), outcome } } as const;
    const about = aboutReview ? ({ id: reportId, type: 'report' } as const) : ({ id: reportedId, type: 'person' } as const);
    await addNotifications(tx, [{ userId: reporterId, content, about, once: reportId }], this.clock.now());
  }
}
