import { Injectable } from '@nestjs/common';
import type { RequestTimesProposed as TimesProposed } from '@somo/contracts/events/request';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { timesProposedContent } from '../domain/request-content.js';
import { addNotifications } from '../notifications/add-notifications.js';
import { endRequestAsked } from '../notifications/end-asked.js';

@Injectable()
export class RequestTimesProposed {
  constructor(private readonly clock: Clock) {}

  /** Tells the student, again for each newer proposal. */
  @On('request.times-proposed')
  async run(request: TimesProposed, tx: Tx): Promise<void> {
    const about = { id: request.requestId, type: 'request' as const };
    const once = `proposed-${request.version}`;
    const note = { about, userId: request.studentId, content: timesProposedContent(request), once, mail: true };
    const now = this.clock.now();
    await endRequestAsked(tx, request, now);
    await addNotifications(tx, [note], now);
  }
}
