import type { JobName, Jobs } from '@somo/contracts/jobs';
import type { DueWork } from './due-work/due-work.js';

const jobOf = Symbol('somo:job');

/** Why rows of one run failed, by the row's id; every other row is done. */
export type Failures = ReadonlyMap<string, unknown>;

export interface JobMetadata {
  name: JobName;
  method: string;
  /** How many rows one run takes. */
  most: number;
  /** Whether the handler gets one row, not all of a run. */
  alone: boolean;
  about?: ((data: never) => string) | undefined;
}

/**
 * Marks `run` as the one handler of a job. Where many of its rows are due, up to `most` are claimed and marked as done together; they run side by side,
 * and each fails by itself. Rows about the same thing run one after the other, in the order they are due.
 */
export function Runs<K extends JobName>(name: K, { most = 1, about }: { most?: number; about?: (data: Jobs[K]['data']) => string } = {}) {
  return marked<(data: Jobs[K]['data'], work: DueWork) => Promise<void>>({ name, most, about, alone: true });
}

/** Marks `run` as the one handler of a job that is cheaper for many rows at once: it gets up to `most` that are due. What it throws fails them all. */
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
