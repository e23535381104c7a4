// The rate limits: per account and per address, and which outcomes count.
import type { RefusalCode } from '@somo/contracts/refusals';

export type LimitName =
  | 'sign-in'
  | 'google'
  | 'two-step'
  | 'passkey'
  | 'passkey-options'
  | 'passkey-proof'
  | 'register'
  | 'book'
  | 'contact'
  | 'password'
  | 'forgot-password'
  | 'reset-password'
  | 'confirmation'
  | 'picture'
  | 'pay'
  | 'presence'
  | 'typing'
  | 'receipt'
  | 'callback'
  | 'calendar'
  | 'refresh'
  | 'room'
  | 'signal'
  | 'draw'
  | 'message'
  | 'report'
  | 'upload'
  | 'upload-part'
  | 'file'
  | 'page'
  | 'room-act'
  | 'recording-part'
  | 'external-calendar';
export type Outcome = RefusalCode | 'done' | 'failed';

/** Who is calling, as far as it is known before the body is validated. */
export interface RateLimitKeys {
  /** None is known of a live message, which a person sends. */
  address?: string;
  account?: string;
  /** The account attempted from this address: a stranger elsewhere cannot use up the attempts of its owner. */
  accountHere?: string;
  userId?: string;
  /** The sign-in that the refresh token belongs to. */
  session?: string;
}

export interface Rate {
  name: string;
  points: number;
  seconds: number;
  by: keyof RateLimitKeys;
  /** before: consumed at once and returned if the outcome does not count, so that parallel guesses cannot slip through. */
  consumed: 'before' | 'after';
  counts: (outcome: Outcome) => boolean;
}

const minutes = 60;
const hours = 60 * minutes;
const wrongGuess = (outcome: Outcome) => outcome === 'wrong-credentials';
const readable = (outcome: Outcome) => outcome !== 'invalid-input';

export const rates: Record<LimitName, readonly Rate[]> = {
  'sign-in': [
    { name: 'sign-in-here', points: 5, seconds: 15 * minutes, by: 'accountHere', consumed: 'before', counts: wrongGuess },
    { name: 'sign-in-account', points: 100, seconds: hours, by: 'account', consumed: 'before', counts: wrongGuess },
    { name: 'sign-in-address', points: 20, seconds: 15 * minutes, by: 'address', consumed: 'before', counts: wrongGuess },
  ],
  'two-step': [
    { name: 'two-step', points: 30, seconds: 15 * minutes, by: 'address', consumed: 'before', counts: (outcome) => outcome !== 'done' },
  ],
  passkey: [
    { name: 'passkey', points: 30, seconds: 15 * minutes, by: 'address', consumed: 'before', counts: (outcome) => outcome !== 'done' },
  ],
  // Every sign-in page asks once, and many people may share an address.
  'passkey-options': [
    { name: 'passkey-options', points: 300, seconds: 15 * minutes, by: 'address', consumed: 'before', counts: () => true },
  ],
  'passkey-proof': [{ name: 'passkey-proof', points: 60, seconds: 15 * minutes, by: 'userId', consumed: 'before', counts: () => true }],
  google: [{ name: 'google', points: 60, seconds: 15 * minutes, by: 'address', consumed: 'before', counts: () => true }],
  register: [
    { name: 'register', points: 20, seconds: hours, by: 'address', consumed: 'before', counts: readable },
    { name: 'register-account', points: 5, seconds: hours, by: 'account', consumed: 'before', counts: readable },
    { name: 'register-taken', points: 5, seconds: hours, by: 'address', consumed: 'after', counts: (outcome) => outcome === 'email-taken' },
  ],
  // Thirty tabs waking up within a minute can be a legitimate browser; more is a loop.
  refresh: [{ name: 'refresh', points: 30, seconds: minutes, by: 'session', consumed: 'before', counts: () => true }],
  pay: [{ name: 'pay', points: 20, seconds: minutes, by: 'userId', consumed: 'before', counts: () => true }],
  // Every page reports when its user goes away and comes back.
  presence: [{ name: 'presence', points: 120, seconds: minutes, by: 'userId', consumed: 'before', counts: () => true }],
  // A page that is typed into says so every three seconds.
  typing: [{ name: 'typing', points: 60, seconds: minutes, by: 'userId', consumed: 'before', counts: () => true }],
  // A page joins when it opens and whenever its connection is back, and reports four times a minute.
  room: [{ name: 'room', points: 60, seconds: minutes, by: 'userId', consumed: 'before', counts: () => true }],
  // A connection takes about twenty; on a bad line several are made in a minute.
  signal: [{ name: 'signal', points: 400, seconds: minutes, by: 'userId', consumed: 'before', counts: () => true }],
  // A page that draws sends at most ten times a second.
  draw: [{ name: 'draw', points: 900, seconds: minutes, by: 'userId', consumed: 'before', counts: () => true }],
  report: [{ name: 'report', points: 20, seconds: hours, by: 'userId', consumed: 'before', counts: readable }],
  message: [{ name: 'message', points: 60, seconds: minutes, by: 'userId', consumed: 'before', counts: readable }],
  // Each file is begun and done; its parts are sent again on a bad line.
  upload: [{ name: 'upload', points: 60, seconds: 10 * minutes, by: 'userId', consumed: 'before', counts: readable }],
  'upload-part': [{ name: 'upload-part', points: 120, seconds: 10 * minutes, by: 'userId', consumed: 'before', counts: () => true }],
  // Two pictures for each page of a PDF, and each is decoded to check it.
  page: [{ name: 'page', points: 1200, seconds: 10 * minutes, by: 'userId', consumed: 'before', counts: () => true }],
  // A page that is dragged says where it is three times a second.
  'room-act': [{ name: 'room-act', points: 240, seconds: minutes, by: 'userId', consumed: 'before', counts: () => true }],
  // Five seconds of a lesson each; what has waited for a better line comes faster.
  'recording-part': [{ name: 'recording-part', points: 300, seconds: minutes, by: 'userId', consumed: 'before', counts: () => true }],
  // A long conversation may show many pictures.
  file: [{ name: 'file', points: 300, seconds: minutes, by: 'userId', consumed: 'before', counts: () => true }],
  // Each one makes us fetch an address that a person chose.
  'external-calendar': [{ name: 'external-calendar', points: 20, seconds: hours, by: 'userId', consumed: 'before', counts: readable }],
  receipt: [{ name: 'receipt', points: 30, seconds: minutes, by: 'userId', consumed: 'before', counts: () => true }],
  // Genuine provider webhooks never count; each forged one stores a row, and those must not fill the disk.
  callback: [
    { name: 'callback', points: 30, seconds: minutes, by: 'address', consumed: 'before', counts: (outcome) => outcome !== 'done' },
  ],
  // Calendar programs read the feeds of many people from one address; nobody guesses a link of 256 bits.
  calendar: [{ name: 'calendar', points: 600, seconds: minutes, by: 'address', consumed: 'before', counts: () => true }],
  // Every upload is decoded and drawn again.
  picture: [{ name: 'picture', points: 20, seconds: 10 * minutes, by: 'userId', consumed: 'before', counts: () => true }],
  password: [
    {
      name: 'password',
      points: 5,
      seconds: 15 * minutes,
      by: 'userId',
      consumed: 'before',
      counts: (outcome) => outcome === 'wrong-password' || outcome === 'passkey-refused',
    },
  ],
  // Every request may send an email, and which address it names makes no difference.
  'forgot-password': [
    { name: 'forgot-password', points: 30, seconds: hours, by: 'address', consumed: 'before', counts: readable },
    { name: 'forgot-password-here', points: 5, seconds: hours, by: 'accountHere', consumed: 'before', counts: readable },
    { name: 'forgot-password-account', points: 20, seconds: hours, by: 'account', consumed: 'before', counts: readable },
  ],
  // Every request sends an email.
  confirmation: [{ name: 'confirmation', points: 5, seconds: hours, by: 'userId', consumed: 'before', counts: () => true }],
  'reset-password': [
    {
      name: 'reset-password',
      points: 20,
      seconds: 15 * minutes,
      by: 'address',
      consumed: 'before',
      counts: (outcome) => outcome === 'link-expired',
    },
  ],
  contact: [{ name: 'contact', points: 10, seconds: hours, by: 'address', consumed: 'before', counts: readable }],
  book: [
    { name: 'book', points: 30, seconds: minutes, by: 'userId', consumed: 'before', counts: () => true },
    { name: 'book-address', points: 120, seconds: minutes, by: 'address', consumed: 'before', counts: () => true },
  ],
};
