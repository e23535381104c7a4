import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { JobName } from '@somo/contracts/jobs';
import { ConcurrencyLimiter } from './concurrency-limiter.js';
import { runWith } from './context.js';
import type { DueWork } from './due-work/due-work.js';
import type { Job } from './due-work/job-runner.js';
import { newId } from './ids.js';
import { jobMetadata, type Failures } from './runs.js';
import { ClaimLost } from './transaction.js';

type RunOne = (data: unknown, work: DueWork) => Promise<void>;
type RunMany = (works: DueWork[]) => Promise<Failures>;

const atOnce = 8;

/** Returns every handler marked with `@Runs` or `@RunsMany` among an application's controllers. Throws when a job has two handlers. */
export function findJobs(app: INestApplicationContext): Map<JobName, Job> {
  const jobs = new Map<JobName, Job>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { instance, metatype } of module.controllers.values()) {
      const found = metatype ? jobMetadata(metatype) : undefined;
      if (!found) continue;
      if (jobs.has(found.name)) throw new Error(`${found.name} has two handlers.`);
      const { method, most, alone } = found;
      const handler = instance as Record<string, RunOne & RunMany>;
      const about = found.about as ((data: unknown) => string) | undefined;
      const runMany: RunMany = (works) => handler[method]?.(works) as Promise<Failures>;
      const runOne: RunOne = (data, work) => handler[method]?.(data, work) as Promise<void>;
      jobs.set(found.name, { most, run: alone ? eachAlone(runOne, ({ id, data }) => about?.(data) ?? id) : runMany });
    }
  }
  return jobs;
}

/** An error fails only the row that threw it. A row whose claim was lost is another worker's by now. */
function eachAlone(run: RunOne, subjectOf: (work: DueWork) => string): RunMany {
  return async (works) => {
    const failures = new Map<string, unknown>();
    const runOne = async (work: DueWork) => {
      try {
        await runWith({ requestId: work.requestId ?? newId() }, () => run(work.data, work));
      } catch (error) {
        if (!(error instanceof ClaimLost)) failures.set(work.id, error);
      }
    };
    const runAll = async (aboutOne: DueWork[]) => {
      for (const work of aboutOne) await runOne(work);
    };
    const bySubject = new Map<string, DueWork[]>();
    for (const work of works) bySubject.set(subjectOf(work), [...(bySubject.get(subjectOf(work)) ?? []), work]);
    const line = new ConcurrencyLimiter({ atOnce });
    await Promise.all([...bySubject.values()].map((aboutOne) => line.run(() => runAll(aboutOne))));
    return failures;
  };
}
