import type { JobName, Jobs } from '@somo/contracts/jobs';
import type { DueWork } from './due-work/due-work.js';

const jobOf = Symbol('somo:job');

/** Why rows of one run failed, by the row's id; every other row is done. */
export type Failures = ReadonlyMap<string, unknown>;

export interface JobMetadata {
  name: JobName;
  method: string;
  /** How many rows one run takes; undefined for a handler of one row. */
  most?: number;
}

/** Marks `run` as the one handler of a job. */
export function Runs<K extends JobName>(name: K) {
  return marked<(data: Jobs[K]['data'], work: DueWork) => Promise<void>>({ name });
}

/** Marks `run` as the one handler of a job that is cheaper for many rows at once: it gets up to `most` that are due. What it throws fails them all. */
export function RunsMany<K extends JobName>(name: K, { most }: { most: number }) {
  return marked<(works: DueWork<K>[]) => Promise<Failures>>({ name, most });
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
