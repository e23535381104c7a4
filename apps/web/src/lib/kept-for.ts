// For whom this browser keeps what is unsent, unsaved or readable offline: one person at a time. Everything kept carries a name that this
// module gives out; without the name it is nobody's, and is deleted.
import { dayMs } from '@somo/calendar/days';
import { clock } from './clock';
import { deviceStore } from './storage';

const key = 'somo-kept-for';
/** How long it is kept for somebody whose session has expired. */
const keptMs = 7 * dayMs;

/** Where unsaved changes are, encrypted. */
export const draftKeys = ['somo-hours-draft', 'somo-teaching-draft', 'somo-notes-draft', 'somo-message-drafts'] as const;

/** Returns for whom, under which name, and when they were last signed in here. */
const read = () => (deviceStore.read(key) ?? '').split(' ');

/** Encrypts it: the server gives it to its person with each session, and no other page or person has it. */
let storageKey: string | null = null;

/** Returns whether something is kept for a person who has not been here for long. */
const isOld = (): boolean => clock.now() - Number(read()[2] ?? NaN) > keptMs;

export const keptFor = {
  /** Returns the name of what is kept now; null if nothing is. */
  name: (): string | null => read()[1] ?? null,

  /** Returns whether it is kept for this person. */
  isFor: (userId: string): boolean => read()[0] === userId,

  isOld,

  /** Begins to keep for a person, or goes on. Whoever signs in finds what they left here, unless that was long ago or somebody else came. */
  begin(userId: string, isSigningIn: boolean, theirKey: string | undefined): void {
    const [before, name] = read();
    const isTheirs = before === userId && !(isSigningIn && isOld());
    const kept = isTheirs && name ? name : crypto.getRandomValues(new Uint32Array(3)).join('-');
    deviceStore.write(key, `${userId} ${kept} ${clock.now()}`);
    storageKey = theirKey ?? null;
  },

  /** Returns the key that encrypts it; null while its person is not signed in here. */
  storageKey: () => storageKey,

  /** Leaves it unreadable until its person signs in again. */
  lock: () => void (storageKey = null),

  /** Keeps nothing anymore. */
  end(): void {
    for (const one of [key, ...draftKeys]) deviceStore.remove(one);
  },
};
