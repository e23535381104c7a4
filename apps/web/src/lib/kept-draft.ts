// Unsaved changes: this browser keeps them until the user saves or discards them, or signs out.
import type { Availability } from '@somo/contracts/availability';
import type { TeachingSettings } from '@somo/contracts/teaching';
import { deviceStore } from './storage';

interface OfUser {
  userId: string;
}

function keptDraft<Draft extends OfUser>(key: string) {
  return {
    of(userId: string): Draft | null {
      try {
        const found = JSON.parse(deviceStore.read(key) ?? 'null') as Draft | null;
        return found?.userId === userId ? found : null;
      } catch {
        return null;
      }
    },
    keep: (draft: Draft) => void deviceStore.write(key, JSON.stringify(draft)),
    clear: () => deviceStore.remove(key),
  };
}

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
