import { passkeysMax } from './passkeys.js';

/** Of the second step, and of passkeys. */
export const signInRefusals = {
  'ticket-expired': { kind: 'not-signed-in', message: 'This sign-in took too long, or was finished already. Please start again.' },
  'wrong-code': { kind: 'invalid', message: "That code isn't right, or was used before. Please enter the next one." },
  'too-many-codes': { kind: 'too-many', message: 'Too many wrong codes. Please wait fifteen minutes and try again.' },
  'sign-in-again': { kind: 'forbidden', message: 'Please sign in again first, to show that it is you.' },
  'two-step-on': { kind: 'conflict', message: 'Two-step sign-in is already on.' },
  'two-step-off': { kind: 'conflict', message: 'Two-step sign-in is off.' },
  'passkeys-unavailable': {
    kind: 'conflict',
    message: "Passkeys don't work here, because this address is a number. Please open Somo at an address with a name.",
  },
  'passkey-expired': { kind: 'conflict', message: 'This took too long, or was finished already. Please start again.' },
  'passkey-refused': {
    kind: 'invalid',
    message: "This passkey couldn't be checked, so nothing was changed. Please try again, or show another way that it's you.",
  },
  'passkey-doubtful': {
    kind: 'forbidden',
    message: 'A copy of this passkey may exist, so we refused it and changed nothing. Please remove this passkey in your settings.',
  },
  'passkey-not-made': { kind: 'invalid', message: "This passkey couldn't be checked, so it wasn't added. Please try again." },
  'passkey-known': { kind: 'conflict', message: 'This passkey was added already.' },
  'passkey-not-found': { kind: 'not-found', message: "We couldn't find that passkey." },
  'too-many-passkeys': { kind: 'conflict', message: `You have ${passkeysMax} passkeys. Please remove one first.` },
  'passkey-unknown': {
    kind: 'not-signed-in',
    message: "This passkey doesn't belong to an account here. It may have been removed. Please sign in another way.",
  },
  'passkey-wrong': {
    kind: 'not-signed-in',
    message: "This passkey couldn't be checked. Please try again, or sign in another way.",
  },
  'passkey-copied': {
    kind: 'not-signed-in',
    message: 'A copy of this passkey may exist, so we refused it. Please sign in another way, and remove this passkey in your settings.',
  },
} as const;
