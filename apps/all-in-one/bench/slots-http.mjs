// GET a teacher's open slots compared with an echo of the same bytes over the same hops: a bare HTTP server, plus NATS when distributed.
import { createServer } from 'node:http';
import { connect } from '@nats-io/transport-node';
import { setUpBench, median } from './setup.mjs';
import { httpClient, load } from './load.mjs';
import { startEchoNats } from './echo-nats.mjs';

const clients = 32;
const roundMs = 3000;
const goal = 0.3;
const topology = process.argv[2] ?? 'embedded';

const bench = await setUpBench({ teachers: 500, topology });
const day = (n) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
let next = 0;
const path = () =>
  `/api/teachers/${bench.teacherIds[next++ % bench.teacherIds.length]}/slots?from=${day(0)}&to=${day(13)}&timeZone=Africa/Lagos`;
const somo = httpClient(bench.url, clients);
const bytes = await somo.call('GET', path());
const echo = topology === 'distributed' ? await startEchoNats(bytes) : undefined;
const nats = echo && (await connect({ servers: echo.address }));
const server = createServer(async (_, reply) => {
  const body = nats ? (await nats.request('echo', '')).data : bytes;
  reply.setHeader('content-type', 'application/json').end(body);
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const bare = httpClient(`http://127.0.0.1:${server.address().port}`, clients);

try {
  await load(() => somo.call('GET', path()), 2000, clients);
  const ratios = [];
  for (let n = 1; n <= 3; n++) {
    const echoed = await load(() => bare.call('GET', '/'), roundMs, clients);
    const slots = await load(() => somo.call('GET', path()), roundMs, clients);
    ratios.push(slots.perSecond / echoed.perSecond);
    console.log(
      `round ${n}, ${bytes.length} bytes  echo ${echoed.perSecond.toFixed(0)}/s   slots ${slots.perSecond.toFixed(0)}/s p50 ${slots.p50.toFixed(1)} p99 ${slots.p99.toFixed(0)} ms   ratio ${ratios.at(-1).toFixed(2)}`,
    );
  }
  console.log(`slots / echo, median ${median(ratios).toFixed(2)}   (goal >= ${goal})`);
} finally {
  somo.close();
  bare.close();
  server.close();
  await nats?.close();
  await echo?.close();
  await bench.close();
}
