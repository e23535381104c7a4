/** Of what operators see and do about the installation. */
export const systemRefusals = {
  'no-queue-board': {
    kind: 'conflict',
    message: 'These job queues are in PostgreSQL, which has no pages for them. `npm run ops -- backlog` counts what waits.',
  },
  'dead-letter-not-found': { kind: 'not-found', message: 'This is no longer waiting for an operator. It may have been dealt with.' },
} as const;
