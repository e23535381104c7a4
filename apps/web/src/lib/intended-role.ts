import { useSyncExternalStore } from 'react';
import { dayMs } from '@somo/calendar/days';
import { clock } from './clock';
import { deviceStore } from './storage';

// The role of a person who followed 'Become a Teacher' or 'Book Lesson', until onboarding asks. It lasts a day, also in the tab that the
// link of a confirmation email opens, and on the way through Google.
const key = 'somo-intended-role';

export type IntendedRole = 'student' | 'teacher';

export const intendedRole = {
  read: (): IntendedRole | undefined => {
    const [role, since] = (deviceStore.read(key) ?? '').split(' ');
    const isFresh = Math.abs(clock.now() - Number(since)) < dayMs;
    return isFresh && (role === 'teacher' || role === 'student') ? role : undefined;
  },
  clear: () => deviceStore.remove(key),
};

/** Returns the role once the page is hydrated: its prerendered form is the same for all. */
export function useIntendedRole(): IntendedRole | undefined {
  return useSyncExternalStore(unchanging, intendedRole.read, () => undefined);
}

const unchanging = () => () => undefined;
