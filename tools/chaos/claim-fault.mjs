import { setTimeout as sleep } from 'node:timers/promises';
import { services } from './until-idle.mjs';

const lapsingMs = 5000;
const limitMs = 60_000;

/** Expires every claim while its work is still running, as if its worker had stalled, so another worker takes the row too. Those are recorded in `twice`. */
export function claimFault({ admin, twice }) {
  return {
    name: 'F17 claims expire while their work is running, for 5 s',
    weight: 2,
    act: async () => {
      const lapsed = [];
      for (const until = performance.now() + lapsingMs; performance.now() < until; await sleep(50))
        for (const schema of services) lapsed.push(...(await lapse(admin, schema)));
      const from = performance.now();
      while (await undone(admin, lapsed)) {
        if (performance.now() - from > limitMs) return Infinity;
        await sleep(100);
      }
      for (const { schema, id, attempts, due_at } of lapsed) {
        // A failed row gets a new due time; with the old one it was claimed again while still held.
        const { rows } = await admin.query(`SELECT FROM ${schema}.due_work WHERE id = $1 AND attempts > $2 AND due_at = $3`, [
          id,
          attempts,
          due_at,
        ]);
        if (rows.length > 0) twice.add(id);
      }
      return performance.now() - from;
    },
  };
}

async function lapse(admin, schema) {
  const { rows } = await admin.query(
    `UPDATE ${schema}.due_work SET claimed_until = now() - interval '1 second' WHERE claimed_until > now() AND done_at IS NULL RETURNING id, attempts, due_at`,
  );
  return rows.map((row) => ({ schema, ...row }));
}

async function undone(admin, lapsed) {
  for (const schema of services) {
    const ids = lapsed.filter((one) => one.schema === schema).map(({ id }) => id);
    const { rows } = await admin.query(
      `SELECT FROM ${schema}.due_work WHERE id = ANY($1::uuid[]) AND done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL LIMIT 1`,
      [ids],
    );
    if (rows.length > 0) return true;
  }
  return false;
}
