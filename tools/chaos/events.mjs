import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { platform } from '../../scripts/services/built.mjs';
import { services } from './until-idle.mjs';

/** Publishes to the event stream with the services' own logins, as someone who has stolen them could. */
export function eventsOf(somo) {
  const connections = new Map();
  const conf = () => readFileSync(join(somo.folder, 'data/services/nats.conf'), 'utf8');

  const as = async (service) => {
    const open = connections.get(service);
    if (open) return open;
    const [, users] = /authorization \{ users: (\[[^]*\]) \}/.exec(conf());
    const { password: pass } = JSON.parse(users).find(({ user }) => user === service);
    const [, port] = /listen: 127.0.0.1:(\d+)/.exec(conf());
    const options = { user: service, pass, inboxPrefix: `_INBOX.${service}`, maxReconnectAttempts: -1, reconnectTimeWait: 100 };
    const connection = await connect({ servers: `127.0.0.1:${port}`, ...options });
    connections.set(service, connection);
    return connection;
  };
  return {
    /** Publishes until the stream acknowledges, each time under a new message id so that the stream does not drop it as a duplicate. */
    async publish(service, subject, text) {
      const once = async () => jetstream(await as(service), { timeout: 1000 }).publish(subject, text, { msgID: randomUUID() });
      while (!(await once().catch(() => undefined))) await sleep(100);
    },
    /** Whether the server lets this login publish there. */
    async mayPublish(service, subject, text) {
      const events = jetstream(await as(service), { timeout: 1000 });
      return events.publish(subject, text).then(
        () => true,
        () => false,
      );
    },
    close: () => Promise.all([...connections.values()].map((connection) => connection.close())),
  };
}

/** The events published since then: { id, service, type, text }. */
export async function eventsSince(admin, since) {
  const { toEnvelope } = await platform('outbox/outbox.js');
  const events = [];
  for (const service of services) {
    const { rows } = await admin.query(`SELECT * FROM ${service}.outbox WHERE occurred_at > $1 ORDER BY seq`, [since]);
    events.push(...rows.map((row) => ({ id: row.id, service, type: row.type, text: JSON.stringify(toEnvelope(service, row)) })));
  }
  return events;
}

/**
 * Replaces the relays: every event is published one to five times, each copy up to `latestMs` late, so in any order.
 * Rows are marked as sent from the start, so `pending` must be zero too before the system is idle.
 */
export async function startFuzzRelay(databaseUrl, events, rng, latestMs = 8000) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => undefined);
  const [since, seen] = [new Date(), new Set()];
  for (const schema of services)
    await pool.query(`
      CREATE FUNCTION ${schema}.as_sent() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.sent_at := NEW.occurred_at; RETURN NEW; END $$;
      CREATE TRIGGER as_sent BEFORE INSERT ON ${schema}.outbox FOR EACH ROW EXECUTE FUNCTION ${schema}.as_sent();`);
  const counts = { events: 0, copies: 0, latestMs };
  let pending = 0;
  let over = false;

  async function send({ service, type, text }) {
    await sleep(rng.between(0, latestMs));
    await events.publish(service, type, text);
    pending--;
  }
  const turn = async () => {
    for (const event of (await eventsSince(pool, since)).filter(({ id }) => !seen.has(id))) {
      seen.add(event.id);
      counts.events++;
      for (let copy = rng.upTo(5); copy >= 0; copy--) {
        counts.copies++;
        pending++;
        void send(event);
      }
    }
  };
  const turns = (async () => {
    while (!over) {
      await turn().catch(() => undefined);
      await sleep(100);
    }
  })();
  return {
    counts,
    pending: () => pending,
    async close() {
      over = true;
      await turns;
      await pool.end();
    },
  };
}
