import { useSyncExternalStore } from 'react';
import { tabStore } from './storage';

// What somebody who followed 'Become a Teacher' wants to be, until onboarding asks; for this tab only.
const key = 'somo-intended-role';

export const intendedRole = {
  read: (): 'teacher' | undefined => (tabStore.read(key) === 'teacher' ? 'teacher' : undefined),
};

/** Returns the role once the page is hydrated: it is prerendered for everybody. */
export function useIntendedRole(): 'teacher' | undefined {
  return useSyncExternalStore(unchanging, intendedRole.read, () => undefined);
}

const unchanging = () => () => undefined;

/** What a link to the registration carries; public/start.js notes it when it is followed, also before the app is there. */
export const asTeacher = { 'data-role': 'teacher' };
