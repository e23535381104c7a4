// A worker that is killed in the middle: from one statement on, nothing of it reaches the database any more, and its connections are gone.
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

/** The statement is done, and nobody hears of it. */
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

/** Runs `work` and kills it before, or after, its statement number `at`; whatever it ends with is nobody's any more. Answers whether it lived. */
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
    // The next worker starts with a pool that has noticed.
    if (dead) await sleep(15);
    dead = false;
  }
}
