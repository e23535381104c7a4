import { Injectable } from '@nestjs/common';
import { minuteMs } from '@somo/calendar/days';
import type { MessageWaiting as Waiting } from '@somo/contracts/events/contact';
import { fromInstant } from '@somo/contracts/time';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

/** Most messages are read within this time, and then nobody is told. */
const graceMs = 2 * minuteMs;

@Injectable()
export class MessageWaiting {
  @On('contact.message-waiting')
  run(waiting: Waiting, tx: Tx): Promise<void> {
    const { readerId, senderId, seq, sentAt } = waiting;
    tx.plan('tell-of-message', { key: `${readerId}-${senderId}-${seq}`, dueAt: fromInstant(sentAt) + graceMs, data: waiting });
    return Promise.resolve();
  }
}
