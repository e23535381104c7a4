// Work that several tabs should not do at once. Where the browser has no locks, or refuses them with the rest of its storage, every tab does it.

/** Runs `work` once no other tab runs work of that name. */
export const oneTabAtATime = <T>(name: string, work: () => Promise<T>): Promise<T> => locked(name, {}, work, work);

/** Runs `work`, unless another tab is running work of that name. */
export const unlessInAnotherTab = (name: string, work: () => Promise<void>): Promise<void> =>
  locked(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve()), work);

async function locked<T>(
  name: string,
  options: LockOptions,
  work: (lock: Lock | null) => Promise<T>,
  withoutLock: () => Promise<T>,
): Promise<T> {
  let isAnswered = false;
  try {
    return await navigator.locks.request(name, options, (lock) => {
      isAnswered = true;
      return work(lock);
    });
  } catch (error) {
    if (isAnswered) throw error;
    return withoutLock();
  }
}
