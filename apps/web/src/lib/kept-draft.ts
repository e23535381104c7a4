// Unsaved changes: this browser keeps them, encrypted, until the user saves or discards them, or signs out.
import type { Availability } from '@somo/contracts/availability';
import type { TeachingSettings } from '@somo/contracts/teaching';
import { draftKeys, keptFor } from './kept-for';
import { fromBytes, seal, toBytes, unseal } from './sealing';
import { deviceStore } from './storage';

interface OfUser {
  userId: string;
}

type DraftKey = (typeof draftKeys)[number];

/** As the page knows them, with the name of what was kept when they were: what was kept for another session that was ended is gone. */
const drafts = new Map<DraftKey, { draft: OfUser; name: string | null }>();

window.addEventListener('storage', ({ key }) => {
  const changed = draftKeys.find((one) => one === key);
  if (changed) void open(changed);
});

function keptDraft<Draft extends OfUser>(key: DraftKey) {
  return {
    of(userId: string): Draft | null {
      const found = drafts.get(key);
      return found?.draft.userId === userId && found.name === keptFor.name() ? (found.draft as Draft) : null;
    },
    keep: (draft: Draft) => void store(key, draft),
    clear(): void {
      drafts.delete(key);
      deviceStore.remove(key);
    },
  };
}

async function store(key: DraftKey, draft: OfUser): Promise<void> {
  const name = keptFor.name();
  drafts.set(key, { draft, name });
  const sealed = await seal(toBytes(draft));
  // It may have changed meanwhile, or its writer signed out.
  if (!sealed || drafts.get(key)?.draft !== draft || keptFor.name() !== name) return;
  deviceStore.write(key, `${name} ${btoa(Array.from(sealed, (byte) => String.fromCharCode(byte)).join(''))}`);
}

/** Reads the changes that this browser keeps; deletes those that nobody can read here anymore. */
async function open(key: DraftKey): Promise<void> {
  const stored = deviceStore.read(key);
  const before = drafts.get(key);
  const name = keptFor.name();
  const draft = stored === null ? null : await draftOf(stored, name).catch(() => null);
  // Something may have been typed meanwhile.
  if (drafts.get(key) !== before || deviceStore.read(key) !== stored || keptFor.storageKey() === null) return;
  if (!draft) return keptDraft(key).clear();
  if (isPlain(stored)) return store(key, draft);
  drafts.set(key, { draft, name });
}

/** Returns whether the version before kept it, which did not encrypt. */
const isPlain = (stored: string | null) => stored?.startsWith('{') ?? false;

async function draftOf(stored: string, name: string | null): Promise<OfUser | null> {
  if (isPlain(stored)) {
    const draft = JSON.parse(stored) as OfUser;
    return keptFor.isFor(draft.userId) ? draft : null;
  }
  const [keptName, text = ''] = stored.split(' ');
  const bytes = keptName === name ? await unseal(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))) : null;
  return bytes && (fromBytes(bytes) as OfUser);
}

/** Reads all unsaved changes, before a page asks for them. */
export const openDrafts = (): Promise<unknown> => Promise.all(draftKeys.map(open));

interface HoursDraft extends OfUser {
  /** The version of the hours that were changed. */
  version: number;
  hours: Pick<Availability, 'recurringSlots' | 'specificDates' | 'breakPeriods'>;
}

interface TeachingDraft extends OfUser {
  /** The settings that were changed: a draft is dropped if others have been saved since. */
  saved: TeachingSettings;
  draft: Omit<TeachingSettings, 'meetingLink'> & { meetingLink: string };
}

interface TextDrafts extends OfUser {
  /** By the id of the lesson, or of the person written to. */
  texts: Record<string, string>;
}

export const hoursDraft = keptDraft<HoursDraft>('somo-hours-draft');
export const teachingDraft = keptDraft<TeachingDraft>('somo-teaching-draft');
export const notesDrafts = keptDraft<TextDrafts>('somo-notes-draft');
export const messageDrafts = keptDraft<TextDrafts>('somo-message-drafts');
