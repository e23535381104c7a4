import { Injectable } from '@nestjs/common';
import type { RequestState } from '@somo/contracts/events/request';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { addContacts } from '../contacts/store/contacts.js';

@Injectable()
export class RequestCreated {
  constructor(private readonly clock: Clock) {}

  /** A student who asks for a lesson and its teacher are contacts, whatever becomes of it. */
  @On('request.created')
  async run({ studentId, teacherId }: RequestState, { db }: Tx): Promise<void> {
    await addContacts(db, [{ studentId, teacherId }], this.clock.now());
  }
}
