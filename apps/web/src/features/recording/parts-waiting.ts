const listeners = new Set<() => void>();

/** Tells this page that a part of a recording was kept in this browser, or the last one of it. */
export const partsWaiting = {
  tell: (): void => listeners.forEach((listener) => listener()),
  /** Returns what ends it. */
  onTell(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
