import type { EventName } from '@somo/contracts/events/map';
import type { JobName } from '@somo/contracts/jobs';

// Names of the version before this one. What is stored was renamed by a migration; what still waits in NATS or in the job queue is understood
// under its old name too. The next version forgets them.
const events = new Map<string, EventName>([['lesson.proposed', 'proposal.created']]);
const jobs = new Map<string, JobName>([
  ['roll-horizon', 'extend-horizon'],
  ['reseal-accounts', 'rotate-encryption-keys'],
]);

/** The name an event has now. */
export const currentEventName = (name: string): string => events.get(name) ?? name;

/** The name a job has now. */
export const currentJobName = (name: string): JobName => jobs.get(name) ?? (name as JobName);
