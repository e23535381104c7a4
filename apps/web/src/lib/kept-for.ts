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

function read(): { userId: string; name: string; isOld: boolean } | null {
  const [userId, name, seenAt] = (deviceStore.read(key) ?? '').split(' ');
  return userId && name ? { userId, name, isOld: clock.now() - Number(seenAt) > keptMs } : null;
}

/** Encrypts it: the server gives it to its person with each session, and no other page or person has it. */
let storageKey: string | null = null;

export const keptFor = {
  /** Returns the name of what is kept now; null if nothing is. */
  name: (): string | null => read()?.name ?? null,

  /** Returns whether it is kept for this person. */
  isFor: (userId: string): boolean => read()?.userId === userId,

  /** Begins to keep for a person, or goes on. Whoever signs in finds what they left here, unless that was long ago or somebody else came. */
  begin(userId: string, isSigningIn: boolean, theirKey: string | undefined): void {
    const before = read();
    const isTheirs = before?.userId === userId && !(isSigningIn && before.isOld);
    const name = isTheirs ? before.name : crypto.getRandomValues(new Uint32Array(3)).join('-');
    deviceStore.write(key, `${userId} ${name} ${clock.now()}`);
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

  /** Returns whether something is kept for a person who has not been here for long. */
  isOld: (): boolean => read()?.isOld ?? false,
};
