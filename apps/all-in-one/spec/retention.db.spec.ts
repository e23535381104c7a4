import { keptMs, retention, type AgedKind } from '@somo/contracts/retention/retention';
import { serviceNames, type ServiceName } from '@somo/contracts/services';
import { openDatabase } from '@somo/platform/database/open-database';
import { newId } from '@somo/platform/ids';
import { deleteOldRows } from '@somo/platform/retention/delete-old-rows';
import { platformOldRows, type Old } from '@somo/platform/retention/old-rows';
import { createServiceDatabase } from '@somo/testing/service-database';
import { silentLog } from '@somo/testing/silent-log';
import type { DataSource } from 'typeorm';
import { services } from '../src/start-all.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const minute = 60_000;

const oldRowsOf = (name: ServiceName) => [...platformOldRows, ...(services.find((one) => one.name === name)?.oldRows ?? [])];

/** How a row comes into a table: `$1` is a new id, `$2` when it became what the period counts from. */
const inserts: Partial<Record<ServiceName, Record<string, string>>> = {
  auth: {
    sessions: `INSERT INTO sessions (id, user_id, remember, created_at, expires_at) VALUES ($1, (SELECT id FROM users), true, $2, $2)`,
    refresh_tokens: `WITH s AS (INSERT INTO sessions (id, user_id, remember, created_at, expires_at)
        VALUES ($1, (SELECT id FROM users), true, $2, 'infinity') RETURNING id)
      INSERT INTO refresh_tokens (hash, session_id, created_at, rotated_at) SELECT uuid_send($1), id, $2, $2 FROM s`,
    browsers: `INSERT INTO browsers (user_id, hash, added_at, seen_at) VALUES ((SELECT id FROM users), uuid_send($1), $2, $2)`,
    email_tokens: `INSERT INTO email_tokens (hash, user_id, email, created_at, expires_at)
      VALUES (uuid_send($1), (SELECT id FROM users), 'x', $2, $2)`,
    password_resets: `INSERT INTO password_resets (id, created_at) VALUES ($1, $2)`,
  },
  booking: {
    idempotency_keys: `INSERT INTO idempotency_keys (user_id, key, request_hash, answer, created_at) VALUES ($1, 'x', 'x', '{}', $2)`,
  },
  payments: {
    idempotency_keys: `INSERT INTO idempotency_keys (user_id, key, request_hash, answer, created_at) VALUES ($1, 'x', 'x', '{}', $2)`,
  },
  messaging: {
    attendance_events: `INSERT INTO attendance_events (id, agreement_id, user_id, kind, at) VALUES ($1, $1, $1, 'joined', $2)`,
    attendance_minutes: `INSERT INTO attendance_minutes (agreement_id, user_id, minute, seconds, connected_seconds, bytes, rung)
      VALUES ($1, $1, $2, 60, 60, 1, 'full')`,
    reports: `INSERT INTO reports (id, reporter_id, reported_id, about, kind, text, messages, status, outcome, answered_by, reported_at, answered_at)
      VALUES ($1, $1, gen_random_uuid(), 'person', 'spam', 'x', '[]', 'answered', 'x', gen_random_uuid(), $2, $2)`,
  },
  notification: {
    deliveries: `INSERT INTO deliveries (id, user_id, notification_id, kind, outcome, decided_at) VALUES ($1, $1, $1, 'x', 'sent', $2)`,
    notifications: `INSERT INTO notifications (id, user_id, type, params, related_id, related_entity_type, once, mail, created_at)
      VALUES ($1, $1, 'x', '{}', $1, 'x', 'x', 'none', $2)`,
    dev_mails: `INSERT INTO dev_mails (id, key, to_address, subject, text, sent_at) VALUES ($1::uuid, $1::uuid::text, 'x', 'x', 'x', $2)`,
    contact_messages: `INSERT INTO contact_messages (id, name, email, message, created_at) VALUES ($1, 'x', 'x', 'x', $2)`,
  },
};

describe('the table of what is kept', () => {
  it('names for each kind the services that delete it, and no others declare it', () => {
    for (const [kind, { of, ...rest }] of Object.entries(retention)) {
      const declaring = serviceNames.filter((name) => oldRowsOf(name).some((old) => old.kind === kind));
      expect([kind, declaring]).toEqual([
        kind,
        'by' in rest && rest.by === 'rows' ? serviceNames.filter((name) => of.includes(name as never)) : [],
      ]);
    }
  });

  it('keeps the ids of received events longer than the events, so that one that is sent again is never news', () => {
    expect(keptMs('inbox') - keptMs('outbox')).toBeGreaterThanOrEqual(30 * 24 * 60 * minute);
  });
});

describe.each(serviceNames)('what is deleted by its age in %s', (name) => {
  const service = services.find((one) => one.name === name)!;
  let source: DataSource;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createServiceDatabase(service);
    source = await openDatabase(service, { url: database.url, poolSize: 2, log: silentLog });
    drop = async () => {
      await source.destroy();
      await database.drop();
    };
    if (name === 'auth')
      await source.query(
        `INSERT INTO users (id, email, password_hash, time_zone, terms_agreed_at, created_at) VALUES (gen_random_uuid(), 'x', 'x', 'UTC', now(), now())`,
      );
  });
  afterAll(() => drop());

  const count = async (table: string) => Number((await source.query<{ n: string }[]>(`SELECT count(*) AS n FROM ${table}`))[0]?.n);
  const until = (kind: AgedKind) => new Date(now - keptMs(kind));
  const remove = (old: Old) => ('delete' in old ? old.delete(source, until(old.kind)) : deleteOldRows(source, old, until(old.kind)));

  it('PostgreSQL takes every declaration', async () => {
    for (const old of oldRowsOf(name)) expect(await remove(old)).toBe(0);
  });

  it('goes after its time, and not a minute before', async () => {
    // Audit logs lose whole months: see their own spec.
    const declared = (service.oldRows ?? []).filter((old) => 'rows' in old).map(({ table }) => table);
    expect(Object.keys(inserts[name] ?? {}).sort()).toEqual(declared.filter((table) => table !== 'reported_files').sort());
    for (const [table, insert] of Object.entries(inserts[name] ?? {})) {
      const old = oldRowsOf(name).find((one) => one.table === table)!;
      for (const ms of [minute, -minute]) await source.query(insert, [newId(), new Date(now - keptMs(old.kind) + ms)]);
      const before = await count(table);
      expect([table, await remove(old)]).toEqual([table, 1]);
      expect([table, await count(table)]).toEqual([table, before - 1]);
    }
  });
});
