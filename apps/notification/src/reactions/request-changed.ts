import { Injectable } from '@nestjs/common';
import type { RequestState } from '@somo/contracts/events/request';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import type { RequestNews } from '../domain/content.js';
import { requestContent } from '../domain/request-content.js';
import { addNotifications } from '../notifications/add-notifications.js';
import { endRequestAsked } from '../notifications/end-asked.js';

const stepOf = { pending: 'created', approved: 'accepted', rejected: 'rejected', withdrawn: 'withdrawn', expired: 'expired' } as const;

/** Notifies each side of a request of what the other has done, and both if it was not answered. */
@Injectable()
export class RequestChanged {
  constructor(private readonly clock: Clock) {}

  @On('request.created', 'request.accepted', 'request.rejected', 'request.withdrawn', 'request.expired')
  async run(request: RequestState, tx: Tx): Promise<void> {
    const step = stepOf[request.status];
    const content = requestContent(step, request);
    const about =
      request.bookingId === null ? { about: { id: request.requestId, type: 'request' as const } } : { bookingId: request.bookingId };
    // A student who accepts a proposed time has booked it: `booking.confirmed` tells both.
    const notes = (request.acceptedBy === 'student' ? [] : recipientsOf(step, request)).map((userId) => ({
      ...about,
      userId,
      content,
      once: step,
      mail: true,
    }));
    const now = this.clock.now();
    if (step !== 'created') await endRequestAsked(tx, request, now);
    await addNotifications(tx, notes, now);
  }
}

function recipientsOf(step: RequestNews['step'], { studentId, teacherId }: RequestState): string[] {
  if (step === 'expired') return [studentId, teacherId];
  return step === 'created' || step === 'withdrawn' ? [teacherId] : [studentId];
}
