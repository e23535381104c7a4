import type { quietGateway } from './render-app';

/** Returns what the list of teachers asked for, apart from whom it shows beside the few who were found. */
export const searchesOf = (gateway: ReturnType<typeof quietGateway>) =>
  gateway.asked('GET /api/teachers').filter(({ query }) => query['limit'] === '12');
