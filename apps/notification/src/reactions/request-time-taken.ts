import { Injectable } from '@nestjs/common';
import type { RequestTimeTaken as TimeTaken } from '@somo/contracts/events/request';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { timeTakenContent } from '../domain/request-content.js';
import { addNotifications } from '../notifications/add-notifications.js';

@Injectable()
export class RequestTimeTaken {
  constructor(private readonly clock: Clock) {}

  /** Tells the student, once for each request. */
  @On('request.time-taken')
  async run(request: TimeTaken, tx: Tx): Promise<void> {
    const about = { id: request.requestId, type: 'request' as const };
    const note = { about, userId: request.studentId, content: timeTakenContent(request), once: 'time-taken', mail: true };
    await addNotifications(tx, [note], this.clock.now());
  }
}
