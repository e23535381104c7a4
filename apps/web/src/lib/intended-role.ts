import { useSyncExternalStore } from 'react';
import { tabStore } from './storage';

// The role of a user who followed 'Become a Teacher', until onboarding asks; for this tab only.
const key = 'somo-intended-role';

export const intendedRole = {
  read: (): 'teacher' | undefined => (tabStore.read(key) === 'teacher' ? 'teacher' : undefined),
};

/** Returns the role once the page is hydrated: its prerendered form is the same for all. */
export function useIntendedRole(): 'teacher' | undefined {
  return useSyncExternalStore(unchanging, intendedRole.read, () => undefined);
}

const unchanging = () => () => undefined;

/** What a link to the registration carries; public/start.js notes it when it is followed, also before the app is there. */
export const asTeacher = { 'data-role': 'teacher' };
