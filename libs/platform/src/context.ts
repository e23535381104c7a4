import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request, reaction or job carries with it through the process. */
interface Context {
  /** The caller's token; null for a visitor; undefined when a service acts on its own behalf (reactions, jobs). */
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

/** Runs `work` without any caller's context, whichever request triggered it. */
export function runForNobody<T>(work: () => T): T {
  return storage.exit(work);
}
