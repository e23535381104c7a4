import { serviceNames } from '../services.js';
import type { Retained } from './retained.js';

/** What every service has of messages and work, and what several have. */
export const platformRows = {
  outbox: {
    what: 'events that were published (`outbox`)',
    of: serviceNames,
    days: 180,
    from: 'after they occurred',
    why: 'to send again what a stream or an inbox has lost, and to show what happened to a lesson',
    readers: 'operators, without the content',
    by: 'rows',
  },
  inbox: {
    what: 'ids of events that were received (`inbox`)',
    of: serviceNames,
    days: 240,
    from: 'after they arrived; dead ones until an operator has dealt with them',
    why: 'an event that comes again is recognized: so they stay longer than any event that can be sent again',
    readers: 'operators',
    by: 'rows',
  },
  work: {
    what: 'work that is done or was cancelled (`due_work`)',
    of: serviceNames,
    days: 180,
    from: 'after it was done or cancelled; dead work until an operator has dealt with it',
    why: 'to show what happened to a lesson',
    readers: 'operators, without the data',
    by: 'rows',
  },
  answers: {
    what: 'answers to requests with an Idempotency-Key (`idempotency_keys`)',
    of: ['booking', 'payments'],
    days: 30,
    from: 'after the request',
    why: 'a request that is sent again gets the same answer, and nothing happens twice',
    readers: 'the person, by sending the request again',
    by: 'rows',
  },
  audit: {
    what: 'what operators did and why (`audit`)',
    of: ['auth', 'booking', 'catalog', 'messaging', 'payments'],
    days: 2 * 366,
    from: 'after it was done, and until the month is over',
    why: 'evidence of decisions about people and money',
    readers: 'operators',
    by: 'rows',
  },
} as const satisfies Record<string, Retained>;
