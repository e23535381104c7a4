// The page that somebody wanted before they left for Google; for this tab only.
const key = 'somo-after-google';

export const afterGoogle = {
  write: (from: string | undefined): void => (from ? sessionStorage.setItem(key, from) : sessionStorage.removeItem(key)),
  /** Returns the page once. */
  take: (): string | undefined => {
    const from = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return from;
  },
};
