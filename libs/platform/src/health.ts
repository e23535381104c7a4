import { serviceNames, type ServiceName } from '@somo/contracts/services';
import { NoAnswer, type Bus } from './bus/bus.js';

type Health = 'up' | 'no-answer' | 'database-down';

const timeoutMs = 2000;

/** Returns the health of each service: whether it answers on the bus and reaches its database. */
export async function healthOfServices(bus: Bus): Promise<Record<ServiceName, Health>> {
  const checks = serviceNames.map(async (service) => [service, await healthOf(bus, service)] as const);
  return Object.fromEntries(await Promise.all(checks)) as Record<ServiceName, Health>;
}

async function healthOf(bus: Bus, service: ServiceName): Promise<Health> {
  try {
    const answer = await bus.ask({ name: healthAsk(service), input: {}, token: null, requestId: 'health' }, timeoutMs);
    return 'ok' in answer ? 'up' : 'database-down';
  } catch (error) {
    if (error instanceof NoAnswer) return 'no-answer';
    throw error;
  }
}

/** The one ask that every service answers although it is not in the map of asks. */
export const healthAsk = (service: ServiceName): string => `${service}.health`;
