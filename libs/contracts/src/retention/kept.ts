import { serviceNames } from '../services.js';
import type { Retained } from './retained.js';

/** What is not deleted by its age. */
export const kept = {
  accounts: {
    what: 'accounts, profiles, settings, learners',
    of: serviceNames,
    from: 'until the account is closed, and seven days',
    why: 'to use Somo',
    readers: 'as the privacy policy says',
  },
  messages: {
    what: 'messages and their files',
    of: ['messaging'],
    from: 'until the account is closed; what was sent, the other person keeps',
    why: 'they belong to both',
    readers: 'the two people; operators what was reported',
  },
  lessons: {
    what: 'lessons, requests, reported problems',
    of: ['booking'],
    from: 'not deleted by their age; words are erased with the account',
    why: 'both people keep what was agreed',
    readers: 'student and teacher of the lesson, operators',
  },
  consents: {
    what: 'consents to recordings and for learners',
    of: ['messaging', 'catalog'],
    from: 'not deleted by their age',
    why: 'they show that nobody was recorded or booked for without consent',
    readers: 'the person, operators',
  },
  ledger: {
    what: 'the ledger, payments, refunds, payouts; receipts are made of them',
    of: ['payments'],
    from: 'at least ten years',
    why: 'tax law',
    readers: 'the person their own, operators',
  },
} as const satisfies Record<string, Retained>;
