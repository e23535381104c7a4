import type { Bus } from '@somo/platform/bus/bus';
import { healthOfServices } from '@somo/platform/health';

export interface Ready {
  status: 'ready' | 'not-ready';
  /** What is unavailable, such as 'payments: no-answer'. */
  failing: string[];
}

/** Ready means that every service answers and reaches its database. */
export class Readiness {
  constructor(private readonly bus: Bus) {}

  async look(): Promise<Ready> {
    const health = Object.entries(await healthOfServices(this.bus));
    const failing = health.filter(([, how]) => how !== 'up').map(([service, how]) => `${service}: ${how}`);
    return { status: failing.length === 0 ? 'ready' : 'not-ready', failing };
  }
}
