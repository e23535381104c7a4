import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { JobName } from '@somo/contracts/jobs';
import type { DueWork } from './due-work/due-work.js';
import type { Job } from './due-work/job-runner.js';
import { jobMetadata, type Failures } from './runs.js';

type One = Record<string, (data: unknown, work: DueWork) => Promise<void>>;
type Many = Record<string, (works: DueWork[]) => Promise<Failures>>;

const noFailures: Failures = new Map();

/** Every handler marked with `@Runs` or `@RunsMany` among an application's controllers. One job has one handler. */
export function findJobs(app: INestApplicationContext): Map<JobName, Job> {
  const jobs = new Map<JobName, Job>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { instance, metatype } of module.controllers.values()) {
      const found = metatype ? jobMetadata(metatype) : undefined;
      if (!found) continue;
      if (jobs.has(found.name)) throw new Error(`${found.name} has two handlers.`);
      const { method, most } = found;
      jobs.set(found.name, most === undefined ? one(instance as One, method) : many(instance as Many, method, most));
    }
  }
  return jobs;
}

function one(handler: One, method: string): Job {
  const run = async (works: DueWork[]) => {
    for (const work of works) await handler[method]?.(work.data, work);
    return noFailures;
  };
  return { most: 1, run };
}

function many(handler: Many, method: string, most: number): Job {
  return { most, run: async (works) => (await handler[method]?.(works)) ?? noFailures };
}
