// For whom this browser keeps what is unsent, unsaved or readable offline: one person at a time. Everything kept carries a name that this
// module gives out; without the name it is nobody's, and is deleted.
import { clock } from './clock';
import { keptMs } from './kept-ms';
import { session } from './session';
import { deviceStore, keptForKey } from './storage';

/** Where unsaved changes are, encrypted. */
export const draftKeys = ['somo-hours-draft', 'somo-teaching-draft', 'somo-notes-draft', 'somo-message-drafts'] as const;

/** Returns for whom, under which name, when they were last signed in here, and how far this device's clock was off then. */
const read = () => (deviceStore.read(keptForKey) ?? '').split(' ');

/** Returns whether something is kept for a person who has not been here for long. */
const isOld = (): boolean => clock.now() - Number(read()[2] ?? NaN) > keptMs;

let isOver = false;

export const keptFor = {
  /** Returns whether this page has found it too old. */
  isOver: (): boolean => isOver,

  /** Returns whether what is kept is of a person who has not been here for long. */
  isOld: (): boolean => isOld(),

  /** Returns the name of what is kept now; null if nothing is. */
  name: (): string | null => read()[1] ?? null,

  /** Returns whether it is kept for this person. */
  isFor: (userId: string): boolean => read()[0] === userId,

  /** Returns the key that encrypts it: the server gives it to its person with each session. Null while they are not signed in here. */
  storageKey: (): string | CryptoKey | null => session.storage()?.storageKey ?? null,
};

/** Keeps for a person, or goes on. Whoever signs in finds what they left here, unless that was long ago or somebody else came. */
function begin(userId: string): void {
  const [before, name] = read();
  const isTheirs = before === userId && !(session.storage()?.isNew && isOld());
  const kept = isTheirs && name ? name : crypto.getRandomValues(new Uint32Array(3)).join('-');
  deviceStore.write(keptForKey, `${userId} ${kept} ${clock.now()} ${clock.aheadMs()}`);
  isOver = false;
}

/** Keeps nothing anymore. What the version before kept unencrypted waits for its person. */
function end(): void {
  deviceStore.remove(keptForKey);
  for (const key of draftKeys) if (!deviceStore.read(key)?.startsWith('{')) deviceStore.remove(key);
}

/** What is kept for nobody ends; after a session that has merely expired it stays, and nobody has its key. */
function follow(): void {
  const state = session.state();
  // Without the server nobody was here: the days go on.
  if (state.status === 'signed-in' && !state.isAway) begin(state.user.id);
  if (state.status !== 'signed-out') return;
  isOver ||= isOld();
  if (isOver || keptFor.name() === null) end();
}

// A wrong clock is as wrong while the server cannot say so.
clock.presume(Number(read()[3] ?? NaN));
session.subscribe(follow);
follow();
