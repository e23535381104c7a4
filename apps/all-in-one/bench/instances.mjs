// The gain from a second instance: the same searches and bookings through one gateway and its services, then through two of each.
import { setUpBench } from './setup.mjs';
import { httpClient, load } from './load.mjs';
import { offeredStarts } from './teachers.mjs';

const clients = 16;
const warmMs = 8000;
const roundMs = 4000;
const twice = ['gateway', 'catalog', 'scheduling', 'booking'];

/** Requests per second of each kind, over `count` gateways on adjacent ports. */
async function measure(count) {
  const options = count === 1 ? [] : ['--instances', twice.map((name) => `${name}=${count}`).join(',')];
  const bench = await setUpBench({ teachers: 500, topology: 'distributed', options });
  const first = new URL(bench.url);
  const callers = Array.from({ length: count }, (_, nth) => httpClient(`http://${first.hostname}:${Number(first.port) + nth}`, clients));
  const starts = offeredStarts();
  const students = await Promise.all(Array.from({ length: 1000 }, bench.studentToken));
  let next = 0;
  const call = (...request) => callers[next++ % count].call(...request);
  let booked = 0;
  const kinds = {
    search: () => call('GET', '/api/teachers?subject=Mathematics&limit=20'),
    book: () => {
      const n = booked++;
      const body = { teacherId: bench.teacherIds[n % 500], startsAt: starts[Math.floor(n / 500)] };
      return call('POST', '/api/bookings', { body, token: students[n % 1000], status: 201 });
    },
  };
  try {
    const found = {};
    for (const [name, act] of Object.entries(kinds)) {
      await load(act, warmMs, clients);
      found[name] = await load(act, roundMs, clients);
    }
    return found;
  } finally {
    for (const { close } of callers) close();
    await bench.close();
  }
}

const one = await measure(1);
const two = await measure(2);
for (const [name, { perSecond, p95 }] of Object.entries(one))
  console.log(
    `${name.padEnd(7)} one ${perSecond.toFixed(0)}/s p95 ${p95.toFixed(0)} ms   two of ${twice.join(', ')} ${two[name].perSecond.toFixed(0)}/s p95 ${two[name].p95.toFixed(0)} ms   x ${(two[name].perSecond / perSecond).toFixed(2)}`,
  );
