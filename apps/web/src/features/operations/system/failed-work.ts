import type { SystemState } from '@somo/contracts/system';

/** An event or a job that is not tried again by itself. */
export type FailedWork = SystemState['deadLetters'][number];

/** How many there are; each service lists its newest only. */
export const deadIn = ({ services }: SystemState): number =>
  services
    .flatMap(({ waiting }) => waiting.map(({ kind, rows }) => (kind === 'inbox_dead' || kind === 'jobs_dead' ? rows : 0)))
    .reduce((a, b) => a + b, 0);
