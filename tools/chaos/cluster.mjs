import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { platform } from '../../scripts/services/built.mjs';
import { findServer } from '../../scripts/services/find-server.mjs';
import { freePort } from '../../scripts/services/ports.mjs';

const limitMs = 60_000;

/** Starts three nats-servers for a stream of three replicas (NATS_REPLICAS); any of them may be killed. */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'somo-cluster-'));
  const nodes = [];
  for (let n = 1; n <= 3; n++) nodes.push({ name: `n${n}`, port: await freePort(), route: await freePort() });
  const routes = nodes.map(({ route }) => `nats://127.0.0.1:${route}`);
  const { program, env } = await findServer('nats-server', folder, () => {});
  const start = (node) => {
    const file = join(folder, `${node.name}.conf`);
    mkdirSync(join(folder, node.name), { recursive: true });
    writeFileSync(
      file,
      [
        `server_name: ${node.name}`,
        `listen: 127.0.0.1:${node.port}`,
        'max_payload: 1MB',
        `jetstream { store_dir: ${JSON.stringify(join(folder, node.name))} }`,
        `cluster { name: somo, listen: 127.0.0.1:${node.route}, routes: ${JSON.stringify(routes)} }`,
      ].join('\n'),
    );
    node.child = spawn(program, ['-c', file, '-l', join(folder, `${node.name}.log`)], { env: { ...process.env, ...env }, stdio: 'ignore' });
  };
  nodes.forEach(start);

  const { streamName } = await platform('bus/nats-stream.js');
  const connection = await connect({
    servers: nodes.map(({ port }) => `127.0.0.1:${port}`),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    waitOnFirstConnect: true,
  });
  const manager = await jetstreamManager(connection, { checkAPI: false, timeout: 500 });
  const until = async (work) => {
    for (const from = performance.now(); ; await sleep(20)) {
      const result = await work().catch(() => undefined);
      if (result) return { result, ms: performance.now() - from };
      if (performance.now() - from > limitMs) throw new Error('The three nats-servers have not elected a leader.');
    }
  };
  const led = async () => {
    const { cluster } = await manager.streams.info(streamName);
    return cluster?.leader ? cluster : undefined;
  };
  const whole = async () => {
    const cluster = await led();
    return cluster?.replicas?.length === 2 && cluster.replicas.every(({ current, offline }) => current && !offline) ? cluster : undefined;
  };

  return {
    url: `nats://127.0.0.1:${nodes[0].port}`,
    /** Kills the stream's leader, which comes back after `downMs`. Returns how long the stream had no leader. */
    async killLeader(downMs) {
      const { result } = await until(whole);
      const leader = nodes.find(({ name }) => name === result.leader);
      leader.child.kill('SIGKILL');
      const back = sleep(downMs).then(() => start(leader));
      const { ms } = await until(led);
      await back;
      return ms;
    },
    async close() {
      await connection.close();
      for (const { child } of nodes) child.kill('SIGKILL');
      await sleep(200);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

export function clusterFault({ cluster }) {
  return {
    name: 'F7 kill -9 of the leader of three nats-servers, until there is a new one',
    weight: 2,
    run: (rng) => rng.between(500, 3000),
    act: (downMs) => cluster.killLeader(downMs),
  };
}
