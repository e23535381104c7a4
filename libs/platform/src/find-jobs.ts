import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { JobName } from '@somo/contracts/jobs';
import type { DueWork } from './due-work/due-work.js';
import type { RunJob } from './due-work/job-runner.js';
import { jobMetadata } from './runs.js';

type Handler = Record<string, (data: unknown, work: DueWork) => Promise<void>>;

/** Every handler marked with `@Runs` among an application's controllers. One job has one handler. */
export function findJobs(app: INestApplicationContext): Map<JobName, RunJob> {
  const jobs = new Map<JobName, RunJob>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { instance, metatype } of module.controllers.values()) {
      const found = metatype ? jobMetadata(metatype) : undefined;
      if (!found) continue;
      if (jobs.has(found.name)) throw new Error(`${found.name} has two handlers.`);
      const handler = instance as Handler;
      jobs.set(found.name, async (data, work) => handler[found.method]?.(data, work));
    }
  }
  return jobs;
}
