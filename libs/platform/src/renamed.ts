import type { EventName } from '@somo/contracts/events/map';
import type { JobName } from '@somo/contracts/jobs';

// Names that the previous version used. A migration has renamed what is stored; messages that are still waiting in NATS or in the job queue
// are understood under their old names too. The next version drops them.
const events = new Map<string, EventName>([['lesson.proposed', 'proposal.created']]);
const jobs = new Map<string, JobName>([
  ['roll-horizon', 'extend-horizon'],
  ['reseal-accounts', 'rotate-encryption-keys'],
]);

/** Returns the current name of an event. */
export const currentEventName = (name: string): string => events.get(name) ?? name;

/** Returns the current name of a job. */
export const currentJobName = (name: string): JobName => jobs.get(name) ?? (name as JobName);
