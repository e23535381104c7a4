import type { SystemCheck } from '@somo/contracts/system';

/** What a service that needs something from outside finds out about it. */
export abstract class SystemChecks {
  /** None of them takes more than two seconds, and none rejects. */
  abstract run(): Promise<SystemCheck[]>;
}

const patienceMs = 2_000;

/** Returns what a trial finds, or `fails` with its error, also if it takes too long. */
export async function tried(name: SystemCheck['name'], trial: () => Promise<Omit<SystemCheck, 'name'>>): Promise<SystemCheck> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer within two seconds')), patienceMs);
  });
  try {
    return { name, ...(await Promise.race([trial(), tooSlow])) };
  } catch (error) {
    return { name, finding: 'fails', detail: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
