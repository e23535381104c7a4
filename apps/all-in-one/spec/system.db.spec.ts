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
    const { services, silent, checks, deadLetters } = await system();
    expect({ services: services.length, silent, deadLetters }).toEqual({ services: 7, silent: [], deadLetters: [] });
    expect(Object.fromEntries(checks.map(({ name, finding }) => [name, finding]))).toMatchObject({
      ...{ address: 'off', mail: 'off', push: 'off', relay: 'off', payments: 'off', clock: 'works' },
      storage: expect.stringMatching(/works|low/),
    });
    const { status } = await send('GET', '/api/admin/system', undefined, (await product.aStudent()).token);
    expect(status).toBe(403);
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
    expect(await repair('replay', event, 'booking', '')).toMatchObject({ status: 422 });
    expect(await repair('replay', event, 'catalog')).toMatchObject({ status: 404, body: { code: 'dead-letter-not-found' } });
    expect(await failed()).toHaveLength(3);

    expect(await repair('drop', event, 'payments')).toEqual({ status: 204, body: null });
    expect(await repair('drop', job, 'auth')).toMatchObject({ status: 204 });
    expect(await repair('drop', job, 'auth')).toMatchObject({ status: 404 });
    expect(await failed()).toMatchObject([{ service: 'booking' }]);
    expect(await repair('replay', event, 'booking')).toMatchObject({ status: 204 });
    // It is tried again, and its error is now another one: nobody can read this event.
    const reason = () => product.admin.query<{ error: string | null }>('SELECT error FROM booking.inbox WHERE id = $1', [event]);
    await until(async () => (await reason()).rows[0]?.error !== 'no such column');

    const log = (await send('GET', '/api/admin/audit')).body as Page<AuditEntry>;
    expect(log.items.filter(({ refused }) => refused === 'dead-letter-not-found')).toHaveLength(2);
    const entries = log.items.filter(({ refused }) => refused === null).map(({ action, note, thingId }) => [action, note, thingId]);
    const of = (act: string, id: string) => [`${act}-dead-letter`, 'The cause is gone', id];
    expect(entries).toEqual([of('replay', event), of('drop', job), of('drop', event)]);
  });
});
