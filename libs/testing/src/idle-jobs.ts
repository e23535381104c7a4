import { keyOf, type JobQueue } from '@somo/platform/jobs/job-queue';

/** Returns a job queue that never wakes a worker: with a fixed clock, a test runs due work itself (`world.runDue`). */
export const idleJobs = (): Promise<JobQueue> =>
  Promise.resolve({
    add: (wakeUps) => Promise.resolve(wakeUps.map(keyOf)),
    size: () => Promise.resolve(0),
    state: () => Promise.resolve({ backend: 'postgres', waiting: 0, active: 0, delayed: 0, failed: 0, oldestSeconds: 0 }),
    work: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
