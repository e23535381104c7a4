import { AsyncLocalStorage } from 'node:async_hooks';

/** What travels with one request, reaction or job through a process. */
export interface Context {
  /** The caller's token; null for a visitor; undefined where a service acts for itself (reactions, jobs). */
  token?: string | null;
  requestId: string;
  inTransaction?: boolean;
}

const storage = new AsyncLocalStorage<Context>();

export function currentContext(): Context | undefined {
  return storage.getStore();
}

export function runWith<T>(context: Context, work: () => T): T {
  return storage.run(context, work);
}

/** Does `work` for nobody, whoever's request it came from. */
export function runForNobody<T>(work: () => T): T {
  return storage.exit(work);
}
