import { setTimeout as sleep } from 'node:timers/promises';

const within = 5000;
const limitMs = 60_000;

/** The statements whose answer matters most: a commit, and the claim of an hour, which commits on its own. */
const commits = (chunk) => ['COMMIT\0', '\0claim\0', '\0claim-under-offer\0'].some((name) => chunk.includes(name));

/** Faults between processes and servers; `ready` returns how long until every service answers again. */
export function networkFaults({ wires, ready, admin }) {
  const names = Object.keys(wires);
  const on = (rng) => rng.oneOf(names);
  const whole = async (wire, from) => (wire === 'redis' ? untilJobsRun(admin, from) : ready(from));
  const after = async (wire, undo) => {
    undo();
    return whole(wire, performance.now());
  };
  return [
    {
      name: 'F8 latency of 100, 500 or 2000 ms added each way',
      weight: 2,
      run: (rng) => [on(rng), rng.oneOf([100, 500, 2000])],
      act: async ([wire, ms]) => {
        wires[wire].way.delayMs = ms;
        await sleep(within);
        return after(wire, () => (wires[wire].way.delayMs = 0));
      },
    },
    {
      name: 'F8 no traffic for seconds',
      weight: 1,
      run: (rng) => [on(rng), rng.between(1000, 8000)],
      act: async ([wire, ms]) => {
        let go;
        wires[wire].way.still = new Promise((done) => (go = done));
        await sleep(ms);
        return after(wire, () => {
          wires[wire].way.still = undefined;
          go();
        });
      },
    },
    {
      name: 'F8 every connection half open',
      weight: 1,
      run: on,
      act: (wire) => {
        const from = performance.now();
        wires[wire].halfOpen();
        return whole(wire, from);
      },
    },
    {
      name: "F9 a COMMIT's answer lost, one in three",
      weight: 2,
      run: (rng) => rng.child(),
      act: async (own) => {
        wires.postgres.way.loses = (chunk) => commits(chunk) && own.next() < 0.33;
        await sleep(within);
        return after('postgres', () => (wires.postgres.way.loses = () => false));
      },
    },
  ];
}

/** No request waits on Redis, so it counts as back once the two busiest workers have done work that came due since. */
async function untilJobsRun(admin, from) {
  const { rows } = await admin.query('SELECT clock_timestamp() AS since');
  const done = ['payments', 'notification'].map(
    (schema) => `EXISTS (SELECT FROM ${schema}.due_work WHERE due_at > $1 AND done_at IS NOT NULL)`,
  );
  while (performance.now() - from < limitMs) {
    const { rows: now } = await admin.query(`SELECT ${done.join(' AND ')} AS run`, [rows[0].since]);
    if (now[0].run) return performance.now() - from;
    await sleep(50);
  }
  return Infinity;
}
