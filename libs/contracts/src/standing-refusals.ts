import { closingRefusals } from './closing-refusals.js';

/** Of closing accounts, of what operators decide about people, of what those can no longer do, and of teachers who take a break. */
export const standingRefusals = {
  ...closingRefusals,
  'already-suspended': { kind: 'conflict', message: 'This account is already suspended.' },
  'not-suspended': { kind: 'conflict', message: "This account isn't suspended." },
  'already-restricted': { kind: 'conflict', message: 'This account is already restricted.' },
  'not-restricted': { kind: 'conflict', message: "This account isn't restricted." },
  'standing-changed': {
    kind: 'conflict',
    message: 'Another operator has just decided something about this account. Please read it and decide again.',
  },
  'account-restricted': {
    kind: 'forbidden',
    message:
      "Your account is restricted, so you can't write to or book with anyone you haven't had a lesson with. To appeal, write to us on our contact page.",
  },
  'not-taking-new-students': { kind: 'invalid', message: "This teacher isn't taking new students right now." },
  'teacher-paused': { kind: 'invalid', message: "This teacher isn't taking new bookings right now." },
  'notice-not-found': { kind: 'not-found', message: "We couldn't find that notice." },
} as const;
