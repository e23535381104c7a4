import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { allInOne, platform } from './built.mjs';

/** Creates the demo with the services' own commands, over NATS. */
export async function seedOver(natsUrl, keys, config, say) {
  const { NatsBus } = await platform('bus/nats-bus.js');
  const { SystemClock } = await platform('clock.js');
  const { makeLog } = await platform('log.js');
  const { DemoClock } = await allInOne('demo-clock.js');
  const { seedDemo } = await allInOne('seed-demo.js');
  const url = new URL(natsUrl);
  const connection = await connect({
    servers: url.host,
    ...(url.username ? { user: url.username, pass: url.password } : {}),
    inboxPrefix: '_INBOX.launcher',
  });
  const bus = new NatsBus(connection, makeLog('launcher', config.LOG_LEVEL));
  try {
    const clock = new DemoClock(new SystemClock(config.CLOCK_OFFSET_MINUTES * 60_000));
    await seedDemo(bus, clock, keys, say);
  } finally {
    await Promise.race([bus.close(), sleep(1000)]);
  }
}
