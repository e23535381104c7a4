import { Injectable } from '@nestjs/common';
import type { ReportAnswer } from '@somo/contracts/events/report';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { addNotifications } from '../notifications/add-notifications.js';

/** Tells who reported what came of it, once. The reported person is told nothing. */
@Injectable()
export class ReportAnswered {
  constructor(private readonly clock: Clock) {}

  @On('report.answered')
  async run({ reportId, reporterId, reportedId, outcome }: ReportAnswer, tx: Tx): Promise<void> {
    const content = { type: 'system', params: { news: 'report-answered', reportedId, outcome } } as const;
    await addNotifications(
      tx,
      [{ userId: reporterId, content, about: { id: reportedId, type: 'person' }, once: reportId }],
      this.clock.now(),
    );
  }
}
