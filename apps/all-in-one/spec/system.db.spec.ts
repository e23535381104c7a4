import type { AuditEntry } from '@somo/contracts/operators';
import type { Page } from '@somo/contracts/page';
import type { SystemState } from '@somo/contracts/system';
import { newId } from '@somo/platform/ids';
import { until } from '@somo/testing/until';
import { runProduct, type Product, type Somebody } from './running-product.js';

describe('PERM-05 what an operator sees of the installation', () => {
  let product: Product;
  let admin: Somebody;
  beforeAll(async () => {
    product = await runProduct();
    admin = await product.anAdmin();
  }, 60_000);
  afterAll(() => product.close());

  async function send(method: string, path: string, body?: object, token = admin.token): Promise<{ status: number; body: unknown }> {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(`${product.url}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  }
  const system = async () => (await send('GET', '/api/admin/system')).body as SystemState;
  const failed = async () =>
    (await system()).deadLetters.map(({ service, kind, name, attempts, error }) => ({ service, kind, name, attempts, error }));
  const repair = (act: 'replay' | 'drop', id: string, service: string, note = 'The cause is gone') =>
    send('POST', `/api/admin/dead-letters/${id}/${act}`, { service, note });

  it('names every service, and says what works and what is not set up', async () => {
    const { services, silent, checks, deadLetters, ...more } = await system();
    expect({ services: services.length, silent, deadLetters }).toEqual({ services: 7, silent: [], deadLetters: [] });
    expect(services.map(({ queue }) => queue)).toEqual(Array(7).fill(expect.objectContaining({ backend: 'postgres', failed: 0 })));
    expect(more).toMatchObject({ certificates: [], backups: { made: 'elsewhere', latest: null } });
    expect(Object.fromEntries(checks.map(({ name, finding }) => [name, finding]))).toMatchObject({
      ...{ address: 'off', mail: 'off', push: 'off', relay: 'off', payments: 'off', clock: 'works', backups: 'unknown', operators: 'off' },
      storage: expect.stringMatching(/works|low/),
    });
    const { status } = await send('GET', '/api/admin/system', undefined, (await product.aStudent()).token);
    expect(status).toBe(403);
  });

  it('emails an admin on request, and no other operator', async () => {
    const { status, body } = await send('POST', '/api/admin/system/test-email');
    expect({ status, body }).toEqual({ status: 200, body: { to: expect.stringContaining('@example.test'), problem: null } });
    const { to } = body as { to: string };
    const mails = await product.admin.query<{ subject: string }>('SELECT subject FROM notification.dev_mails WHERE to_address = $1', [to]);
    expect(mails.rows.map(({ subject }) => subject)).toContain('Test email from Somo');
    const { token } = await product.anAdmin(['trust']);
    expect(await send('POST', '/api/admin/system/test-email', undefined, token)).toMatchObject({ status: 403 });
  });

  it('is failed work with its reason, which is tried again or given up in one service, by name and reason in the audit log', async () => {
    const [event, job] = [newId(), newId()];
    await product.admin.query(
      `INSERT INTO booking.inbox (id, type, received_at, attempts, dead_at, error, envelope)
         VALUES ('${event}', 'payment.paid', now(), 8, now(), 'no such column', '{"id":"${event}","unread":""}');
       INSERT INTO payments.inbox (id, type, received_at, attempts, dead_at, error, envelope)
         VALUES ('${event}', 'payment.paid', now(), 8, now() - interval '1 minute', 'no such table', '{}');
       INSERT INTO auth.due_work (id, job, key, data, due_at, attempts, dead_at, error)
         VALUES ('${job}', 'erase-account', 'test', '{"userId":"${newId()}"}', now(), 12, now() - interval '2 minutes', 'timeout')`,
    );
    expect(await failed()).toEqual([
      { service: 'booking', kind: 'event', name: 'payment.paid', attempts: 8, error: 'no such column' },
      { service: 'payments', kind: 'event', name: 'payment.paid', attempts: 8, error: 'no such table' },
      { service: 'auth', kind: 'job', name: 'erase-account', attempts: 12, error: 'timeout' },
    ]);
    const content = (id: string, service: string, token?: string) =>
      send('GET', `/api/admin/dead-letters/${id}?service=${service}`, undefined, token);
    expect(await content(event, 'catalog')).toMatchObject({ status: 404, body: { code: 'dead-letter-not-found' } });
    expect(await content(job, 'auth', (await product.anAdmin(['support', 'money', 'trust'])).token)).toMatchObject({ status: 403 });
    expect(await content(job, 'auth')).toMatchObject({
      status: 200,
      body: { name: 'erase-account', error: 'timeout', fields: [{ name: 'key', value: null, characters: 4 }, { name: 'data.userId' }] },
    });
    expect(await content(event, 'booking')).toMatchObject({
      status: 200,
      body: { failedAt: [], fields: [{ value: event }, { characters: 0 }] },
    });
    await content(event, 'booking');
    expect(await repair('replay', event, 'booking', '')).toMatchObject({ status: 422 });
    expect(await repair('replay', event, 'catalog')).toMatchObject({ status: 404, body: { code: 'dead-letter-not-found' } });
    expect(await failed()).toHaveLength(3);

    expect(await repair('drop', event, 'payments')).toEqual({ status: 204, body: null });
    expect(await repair('drop', job, 'auth')).toMatchObject({ status: 204 });
    expect(await repair('drop', job, 'auth')).toMatchObject({ status: 404 });
    expect(await failed()).toMatchObject([{ service: 'booking' }]);
    expect(await repair('replay', event, 'booking')).toMatchObject({ status: 204 });
    const failures = () => product.admin.query<{ at: Date[] }>('SELECT failed_at AS at FROM booking.inbox WHERE id = $1', [event]);
    // It is tried again, and its error is now another one: nobody can read this event.
    const reason = () => product.admin.query<{ error: string | null }>('SELECT error FROM booking.inbox WHERE id = $1', [event]);
    await until(async () => (await reason()).rows[0]?.error !== 'no such column');

    expect((await failures()).rows[0]?.at.length).toBeGreaterThan(0);

    const log = (await send('GET', '/api/admin/audit')).body as Page<AuditEntry>;
    expect(log.items.filter(({ refused }) => refused === 'dead-letter-not-found')).toHaveLength(2);
    const looks = log.items.filter(({ action }) => action === 'view-dead-letter').map(({ thingId }) => thingId);
    expect(looks).toEqual([event, job]);
    const isRepair = ({ action, refused }: AuditEntry) => refused === null && action !== 'view-dead-letter';
    const entries = log.items.filter(isRepair).map(({ action, note, thingId }) => [action, note, thingId]);
    const of = (act: string, id: string) => [`${act}-dead-letter`, 'The cause is gone', id];
    expect(entries).toEqual([of('replay', event), of('drop', job), of('drop', event)]);
  });
});
