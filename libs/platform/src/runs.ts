import type { JobName, Jobs } from '@somo/contracts/jobs';
import type { DueWork } from './due-work/due-work.js';

const jobOf = Symbol('somo:job');

/** Marks `run` as the one handler of a job. */
export function Runs<K extends JobName>(name: K) {
  return <F extends (data: Jobs[K]['data'], work: DueWork) => Promise<void>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    Reflect.defineMetadata(jobOf, { name, method: key }, target.constructor);
    void descriptor;
  };
}

export function jobMetadata(type: object): { name: JobName; method: string } | undefined {
  return Reflect.getMetadata(jobOf, type) as { name: JobName; method: string } | undefined;
}
