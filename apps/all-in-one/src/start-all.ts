import { auth } from '@somo/auth/auth.module';
import { booking } from '@somo/booking/booking.module';
import { catalog } from '@somo/catalog/catalog.module';
import { serviceNames, type ServiceName } from '@somo/contracts/services';
import { messaging } from '@somo/messaging/messaging.module';
import { notification } from '@somo/notification/notification.module';
import { payments } from '@somo/payments/payments.module';
import { InProcessBus } from '@somo/platform/bus/in-process-bus';
import type { Bus } from '@somo/platform/bus/bus';
import type { Clock } from '@somo/platform/clock';
import { keysFor } from '@somo/platform/identity/key-ring';
import type { StoredKeys } from '@somo/platform/identity/key-ring';
import { InProcessTimer } from '@somo/platform/jobs/in-process-timer';
import { openPostgresJobs } from '@somo/platform/jobs/postgres-jobs';
import { InProcessLive } from '@somo/platform/live/in-process-live';
import type { Live } from '@somo/platform/live/live';
import { makeLog } from '@somo/platform/log';
import { BackgroundThrottle } from '@somo/platform/background-throttle';
import { ForegroundLoad } from '@somo/platform/foreground-load';
import { runService, type RunningService } from '@somo/platform/run-service';
import type { Service } from '@somo/platform/service';
import { scheduling } from '@somo/scheduling/scheduling.module';

export const services: Service[] = [auth, catalog, scheduling, booking, payments, notification, messaging];

const poolSize = 8;

export interface AllRunning {
  services: RunningService[];
  bus: Bus;
  live: Live;
  close(): Promise<void>;
}

interface AllOptions {
  databaseUrls: Record<ServiceName, string>;
  keys: StoredKeys;
  clock: Clock;
  tokenClock?: Clock;
  logLevel: string;
  bus?: Bus;
}

/** Starts every service and its jobs in this process, on the in-process bus. */
export async function startAll(options: AllOptions): Promise<AllRunning> {
  const people = new ForegroundLoad();
  const throttle = new BackgroundThrottle(() => people.pending());
  const bus = options.bus ?? new InProcessBus(serviceNames, people, throttle);
  const live = new InProcessLive();
  const running: RunningService[] = [];
  const close = async () => {
    // All services stop their background work before the first one leaves the bus: an event relayed only to those that remain would be lost
    // for the others.
    await Promise.all(running.map((service) => service.rest()));
    await Promise.all(running.map((service) => service.close()));
    await Promise.all([bus.close(), live.close()]);
  };
  try {
    const starts = await Promise.allSettled(
      services.map(async (service) => {
        const databaseUrl = options.databaseUrls[service.name];
        const log = makeLog(service.name, options.logLevel);
        const openJobs = async () => new InProcessTimer(await openPostgresJobs(service.name, databaseUrl, log), log);
        const keys = keysFor(service.name, options.keys);
        const { clock, tokenClock } = options;
        const around = { databaseUrl, poolSize, bus, live, openJobs, keys, clock, tokenClock, log, throttle };
        running.push(await runService(service, around, { answers: true, works: true }));
      }),
    );
    const failed = starts.find((start) => start.status === 'rejected');
    if (failed) throw failed.reason;
    return { services: running, bus, live, close };
  } catch (error) {
    await close();
    throw error;
  }
}
