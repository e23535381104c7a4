import { Injectable } from '@nestjs/common';
import type { ContactBlock } from '@somo/contracts/events/contact';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { closeRequest } from '../agreements/close-request.js';
import type { LessonRequest } from '../domain/request.js';
import { storeBlock } from '../store/blocks.js';
import { requestColumns } from '../store/request-rows.js';

@Injectable()
export class ContactChanged {
  constructor(private readonly clock: Clock) {}

  /** Booked lessons stay; open requests between the two are closed, as if the person who blocks had closed them. */
  @On('contact.blocked', 'contact.unblocked')
  async run(block: ContactBlock, tx: Tx): Promise<void> {
    if (!(await storeBlock(tx.db, block)) || !block.blocked) return;
    const now = this.clock.now();
    const requests = await tx.db.sql<LessonRequest>(
      'requests-of-two',
      `SELECT ${requestColumns} FROM requests WHERE ((student_id = $1 AND teacher_id = $2) OR (student_id = $2 AND teacher_id = $1))
         AND status = 'pending' AND expires_at > $3 ORDER BY id FOR UPDATE`,
      [block.blockerId, block.blockedId, new Date(now)],
    );
    for (const request of requests) await closeRequest(tx, request, block.blockerId, now, false);
  }
}
