import type { SystemCheck } from '@somo/contracts/system';
import type { UsedEndpoint } from './certificates.js';

/** What a service that needs something from outside finds out about it. */
export abstract class SystemChecks {
  /** None of them takes more than two seconds, and none rejects. */
  abstract readonly run: () => Promise<SystemCheck[]>;

  /** Returns the endpoints of its configuration whose certificates operators should know about. */
  abstract endpoints(): UsedEndpoint[];
}

const patienceSeconds = 2;

/** Something took longer than it may. */
export class TooSlow extends Error {}

/** Returns what a trial finds, or `fails` with its error, also if it takes too long. */
export async function tried(name: SystemCheck['name'], trial: () => Promise<Omit<SystemCheck, 'name'>>): Promise<SystemCheck> {
  try {
    return { name, ...(await inTime(trial)) };
  } catch (error) {
    return { name, finding: 'fails', detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Rejects with TooSlow if a trial takes longer; it is not stopped. */
export async function inTime<T>(trial: () => Promise<T>, seconds = patienceSeconds): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`no answer within ${seconds} seconds`)), seconds * 1000);
  });
  try {
    return await Promise.race([trial(), tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
