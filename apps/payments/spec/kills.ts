// Simulates a worker killed mid-run: from a given statement on, nothing more reaches the database, and its connections are closed.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

type Query = (this: pg.Client, ...given: unknown[]) => unknown;
interface Wired {
  connection: { stream: { destroy: () => void } };
}

let left = Infinity;
let afterwards = false;
let dead = false;
let kills = 0;

const original = pg.Client.prototype.query as unknown as Query;

function cut(client: pg.Client): void {
  (client as unknown as Wired).connection.stream.destroy();
}

const watched: Query = function (...given) {
  if (dead) cut(this);
  else if (--left === 0) {
    dead = true;
    kills++;
    if (afterwards) return lateCut(this, given);
    cut(this);
  }
  return original.apply(this, given);
};

/** The statement is executed, but its result is lost. */
function lateCut(client: pg.Client, given: unknown[]): unknown {
  const callback = given.at(-1);
  if (typeof callback === 'function') {
    const lost = (error: unknown) => {
      cut(client);
      (callback as (error: unknown) => void)(error ?? new Error('killed'));
    };
    return original.apply(client, [...given.slice(0, -1), lost]);
  }
  const answer = original.apply(client, given) as Promise<unknown>;
  return answer.then(() => {
    cut(client);
    throw new Error('killed');
  });
}

pg.Client.prototype.query = watched as unknown as typeof pg.Client.prototype.query;

export const killed = (): number => kills;

/** Runs `work` and kills it before or after its statement number `at`, discarding its result. Returns whether it survived. */
export async function perhapsKilled(work: () => Promise<unknown>, at: number, after: boolean): Promise<boolean> {
  left = at;
  afterwards = after;
  try {
    await work();
    return !dead;
  } catch (error) {
    if (!dead) throw error;
    return false;
  } finally {
    left = Infinity;
    // Let the pool notice the closed connections before the next worker starts.
    if (dead) await sleep(15);
    dead = false;
  }
}
