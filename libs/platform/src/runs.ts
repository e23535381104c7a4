import type { JobName, Jobs } from '@somo/contracts/jobs';
import type { DueWork } from './due-work/due-work.js';

const jobOf = Symbol('somo:job');

/** Why rows of a run failed, by row id; all other rows are done. */
export type Failures = ReadonlyMap<string, unknown>;

interface JobMetadata {
  name: JobName;
  method: string;
  /** How many rows one run may claim. */
  most: number;
  /** Whether the handler gets one row at a time rather than all rows of a run. */
  alone: boolean;
  about?: ((data: never) => string) | undefined;
}

/**
 * Marks `run` as the only handler of a job. When many of its rows are due, up to `most` are claimed and marked as done together; they run
 * concurrently, and each fails on its own. Rows about the same thing run one after another, in the order they are due.
 */
export function Runs<K extends JobName>(name: K, { most = 1, about }: { most?: number; about?: (data: Jobs[K]['data']) => string } = {}) {
  return marked<(data: Jobs[K]['data'], work: DueWork) => Promise<void>>({ name, most, about, alone: true });
}

/**
 * Marks `run` as the only handler of a job that is cheaper in bulk: it gets up to `most` due rows. An error it throws fails all of them.
 */
export function RunsMany<K extends JobName>(name: K, { most }: { most: number }) {
  return marked<(works: DueWork<K>[]) => Promise<Failures>>({ name, most, alone: false });
}

function marked<Handler>(job: Omit<JobMetadata, 'method'>) {
  return <F extends Handler>(target: object, key: string, descriptor: TypedPropertyDescriptor<F>): void => {
    Reflect.defineMetadata(jobOf, { ...job, method: key }, target.constructor);
    void descriptor;
  };
}

export function jobMetadata(type: object): JobMetadata | undefined {
  return Reflect.getMetadata(jobOf, type) as JobMetadata | undefined;
}
