import { Injectable, Module } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { serviceNames } from '@somo/contracts/services';
import { FixedClock } from '@somo/testing/fixed-clock';
import { idleJobs } from '@somo/testing/idle-jobs';
import { RecordingLive } from '@somo/testing/recording-live';
import { createServiceDatabase } from '@somo/testing/service-database';
import { silentLog } from '@somo/testing/silent-log';
import { until } from '@somo/testing/until';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { InProcessBus } from './bus/in-process-bus.js';
import { generateKeys } from './identity/key-ring.js';
import { runService, type RunningService } from './run-service.js';
import type { Service } from './service.js';

const poolSize = 3;
let injected: DataSource;

@Injectable()
class Reader {
  constructor(@InjectDataSource('messaging') source: DataSource) {
    injected = source;
  }
}

@Module({ providers: [Reader] })
class Probe {}
const probe: Service = { name: 'messaging', module: Probe, schemas: [], migrations: [] };

describe.each([
  ['answers', { answers: true, works: false }],
  ['works', { answers: false, works: true }],
])('a service that %s', (_, roles) => {
  let database: Awaited<ReturnType<typeof createServiceDatabase>>;
  let admin: Client;
  let running: RunningService;
  beforeAll(async () => {
    database = await createServiceDatabase(probe);
    admin = new Client(database.adminUrl);
    await admin.connect();
    const around = { databaseUrl: database.url, poolSize, bus: new InProcessBus(), live: new RecordingLive(), openJobs: idleJobs };
    const keys = await generateKeys(serviceNames);
    running = await runService(probe, { ...around, keys, clock: new FixedClock(0), log: silentLog }, roles);
  });
  afterAll(async () => {
    await admin.end();
    await database.drop();
  });

  const connections = async () =>
    (await admin.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'somo-messaging'`))
      .rowCount;

  it('has one pool, which its providers share, and leaves no connection behind', async () => {
    const many = Array.from({ length: poolSize * 2 });
    await Promise.all(many.flatMap(() => [running.db.run('nap', 'SELECT pg_sleep(0.05)'), injected.query('SELECT pg_sleep(0.05)')]));
    expect(await connections()).toBe(poolSize);
    expect(injected.options.synchronize).toBeUndefined();
    await running.close();
    expect(injected.isInitialized).toBe(false);
    await until(async () => (await connections()) === 0);
  });
});
