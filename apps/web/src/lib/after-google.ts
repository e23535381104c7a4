import { tabStore } from './storage';

// The page that the user wanted before they left for Google; for this tab only.
const key = 'somo-after-google';

export const afterGoogle = {
  write: (from: string | undefined): void => (from ? void tabStore.write(key, from) : tabStore.remove(key)),
  /** Returns the page once. */
  take: (): string | undefined => {
    const from = tabStore.read(key) ?? undefined;
    tabStore.remove(key);
    return from;
  },
};
