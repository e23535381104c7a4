import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { extract } from 'tar-fs';
import { allInOne, platform } from '../../scripts/services/built.mjs';
import { startProxy } from './proxy.mjs';

const name = 'somo_standby';

/**
 * A PostgreSQL with a synchronous standby: each commit is on both before it is answered. `adminUrl` leads to the one that is in charge, as the
 * address of a pair does in production.
 */
export async function startPair() {
  const { startEmbeddedPostgres } = await platform('postgres/embedded-server.js');
  const { readPostmaster } = await platform('postgres/postmaster.js');
  const { findDatabase } = await allInOne('find-database.js');
  const { baseBackup } = await allInOne('backup/base-backup.js');
  const places = ['primary', 'standby'].map((which) => mkdtempSync(join(tmpdir(), `somo-${which}-`)));
  const [primaryData, standbyData] = places.map((place) => join(place, 'postgres'));
  for (const place of places) chmodSync(place, 0o755);
  const ends = places.map((place) => () => rmSync(place, { recursive: true, force: true, maxRetries: 10 }));
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const primary = await findDatabase(undefined, primaryData, () => {});
    ends.push(() => primary.stop());

    mkdirSync(standbyData, { mode: 0o700 });
    await pipeline(await baseBackup(primary.adminUrl), extract(standbyData));
    copyFileSync(join(places[0], 'postgres.password'), join(places[1], 'postgres.password'));
    writeFileSync(join(standbyData, 'standby.signal'), '');
    const { hostname, port, username, password } = new URL(primary.adminUrl);
    const follows = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)} application_name=${name}`;
    appendFileSync(join(standbyData, 'postgresql.auto.conf'), `\nprimary_conninfo = '${follows}'\n`);
    const standby = await startEmbeddedPostgres({ dataDir: standbyData });
    ends.push(() => standby.stop());
    await makeSynchronous(primary.adminUrl);

    let inCharge = Number(port);
    const address = await startProxy(() => inCharge);
    ends.push(() => address.close());
    const adminUrl = new URL(primary.adminUrl);
    adminUrl.port = String(address.port);
    return {
      adminUrl: adminUrl.href,
      /** Loses the primary for good and promotes the standby, as docs/operating.md says. */
      async fail() {
        const { pid } = await readPostmaster(primaryData);
        process.kill(pid, 'SIGKILL');
        await primary.stop();
        const client = new pg.Client(standby.adminUrl);
        await client.connect();
        await client.query('SELECT pg_promote()');
        await client.end();
        inCharge = standby.port;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** From when this returns, a commit is answered once the standby has it too. */
async function makeSynchronous(adminUrl) {
  const client = new pg.Client(adminUrl);
  await client.connect();
  await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
  await client.query('SELECT pg_reload_conf()');
  const isSynchronous = async () => {
    const { rows } = await client.query('SELECT sync_state FROM pg_stat_replication WHERE application_name = $1', [name]);
    return rows[0]?.sync_state === 'sync';
  };
  while (!(await isSynchronous())) await sleep(50);
  await client.end();
}

/** Can be injected once: afterward there is no standby. */
export function standbyFault({ database, ready }) {
  let isOver = false;
  return {
    name: 'F20 the primary PostgreSQL is lost, and its synchronous standby promoted',
    weight: 8,
    act: async () => {
      if (isOver) return undefined;
      isOver = true;
      const from = performance.now();
      await database.fail();
      return ready(from);
    },
  };
}
