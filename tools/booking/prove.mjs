// Proves that no history of bookings breaks a promise: clients do at random what they may, then the tables are audited.
//   npm run prove:booking                              64 clients for ten minutes, in both topologies
//   npm run prove:booking -- --seconds 60              shorter
//   npm run prove:booking -- --without daily-maximum   without one safeguard: the audit must find it
import { parseArgs } from 'node:util';
import { setUpBench } from '../../apps/all-in-one/bench/setup.mjs';
import { makePeople } from '../chaos/people.mjs';
import { seededRandom } from '../chaos/random.mjs';
import { until } from '../lines/start-lesson.mjs';
import { audit, safeguards } from './audit.mjs';
import { startClients } from './clients.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    clients: { type: 'string', default: '64' },
    topology: { type: 'string', default: 'both' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    without: { type: 'string' },
  },
});
const topologies = options.topology === 'both' ? ['embedded', 'distributed'] : [options.topology];
const settledMs = 120_000;

let violations = 0;
for (const topology of topologies) violations += await prove(topology);
const found = options.without ? violations > 0 : violations === 0;
console.log(options.without ? (found ? 'The audit finds it.' : 'The audit does not find it.') : `${violations} violations.`);
process.exit(found ? 0 : 1);

async function prove(topology) {
  console.log(
    `\n${topology}: ${options.clients} clients for ${options.seconds} s, seed ${options.seed}${options.without ? `, without ${options.without}` : ''}`,
  );
  const env = { RATE_LIMITS: 'off', SEED: 'off', SANDBOX_DELAY_MS: '50' };
  const bench = await setUpBench({ teachers: 0, port: 3979, topology, env });
  try {
    if (options.without) await bench.admin.query(safeguards[options.without]);
    const teachers = Math.max(2, Math.floor(Number(options.clients) / 8));
    const people = await makePeople(bench.url, teachers, Number(options.clients) - teachers);
    const clients = startClients(bench.url, people, seededRandom(Number(options.seed)));
    await new Promise((done) => setTimeout(done, Number(options.seconds) * 1000));
    await clients.stop();
    const waiting = `SELECT 1 FROM booking.outbox WHERE sent_at IS NULL UNION ALL SELECT 1 FROM scheduling.outbox WHERE sent_at IS NULL
      UNION ALL SELECT 1 FROM scheduling.inbox WHERE done_at IS NULL UNION ALL SELECT 1 FROM payments.inbox WHERE done_at IS NULL`;
    await until(async () => (await bench.admin.query(waiting)).rowCount === 0, settledMs);
    console.log(
      Object.entries(clients.answers)
        .sort()
        .map(([word, count]) => `  ${String(count).padStart(6)}  ${word}`)
        .join('\n'),
    );
    return clients.wrong.length + (await report(bench.admin, clients.wrong));
  } finally {
    await bench.close();
  }
}

async function report(admin, wrong) {
  for (const answer of wrong.slice(0, 10)) console.log(`  WRONG ANSWER ${answer}`);
  let sum = 0;
  for (const { name, sql } of audit) {
    const { rowCount } = await admin.query(sql);
    sum += rowCount;
    console.log(`  ${rowCount === 0 ? 'holds ' : 'BROKEN'}  ${name}${rowCount === 0 ? '' : `: ${rowCount}`}`);
  }
  return sum;
}
