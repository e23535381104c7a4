// Hours that a teacher has changed and not saved: this browser keeps them until they are saved, discarded, or the teacher signs out.
import type { Availability } from '@somo/contracts/availability';

const key = 'somo-hours-draft';

export interface StoredDraft {
  userId: string;
  /** The version of the hours that were changed. */
  version: number;
  hours: Pick<Availability, 'recurringSlots' | 'specificDates' | 'breakPeriods'>;
}

export const hoursDraft = {
  of(userId: string): StoredDraft | null {
    try {
      const found = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDraft | null;
      return found?.userId === userId ? found : null;
    } catch {
      return null;
    }
  },
  keep(draft: StoredDraft): void {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // A full or forbidden store only means that the draft does not survive this page.
    }
  },
  clear(): void {
    localStorage.removeItem(key);
  },
};
