import { jest } from '@jest/globals';
import { accessAttempts, declarations, gapsOf, type AccessAttempt } from './access-attempts.js';
import { findLeaks, readOperations } from './run-access.js';
import type { Operation } from '@somo/testing/bad-input/open-api';
import { newId } from '@somo/platform/ids';
import { aWorldToGuard, type GuardedWorld } from './access-world.js';
import { fingerprint, untilStill } from './fingerprint.js';
import { runProduct, type Product } from './running-product.js';

jest.setTimeout(120_000);

/** What its owners may do as often as they like. */
const repeatable = [
  'PUT /api/lessons/{id}/notes',
  'POST /api/notifications/{id}/read',
  'POST /api/conversations/{userId}/messages',
  'POST /api/conversations/{userId}/read',
];

/** A student writes first to any listed teacher and may report one, and support sees a lesson's free times on a page of their own. */
const isOpenToo = ({ method, path, person }: AccessAttempt): boolean =>
  (person === 'another student' && /^\/api\/(conversations|people)\//.test(path) && method !== 'DELETE') ||
  ((person === 'support' || person === 'admin') && /^\/api\/lessons\/[^/]+\/free-times/.test(path));

const declared = declarations();

describe('who may use what, on every route of the running product', () => {
  let product: Product;
  let world: GuardedWorld;
  let operations: Operation[];
  let attempts: AccessAttempt[];

  beforeAll(async () => {
    process.env.SANDBOX_DELAY_MS = '50';
    process.env.RESEND_WEBHOOK_SECRET = `whsec_${'a'.repeat(32)}`;
    product = await runProduct();
    world = await aWorldToGuard(product);
    operations = await readOperations(product.url);
    attempts = accessAttempts(declared, operations, world);
    await untilStill(product);
  });
  afterAll(() => product.close());

  it('ROUTE-14 is said for every route, and for no route that does not exist', () => {
    expect(gapsOf(declared, operations)).toEqual([]);
    const unheard: Operation = { ...(operations[0] as Operation), method: 'DELETE', path: '/api/lessons/{id}/diary' };
    expect(gapsOf(declared, [...operations, unheard])).toEqual(['DELETE /api/lessons/{id}/diary: nobody has said who may use it']);
    expect(gapsOf(new Map([...declared, ['GET /api/diaries', { audience: 'anyone' }]]), operations)).toEqual([
      'GET /api/diaries: there is no such route',
    ]);
  });

  it('ROUTE-14 PERM-01 PERM-02 PERM-03 PERM-05 refuses everyone else, tells them nothing and changes nothing', async () => {
    const refused = attempts.filter((attempt) => attempt.expected === 'refused' && !isOpenToo(attempt));
    const before = await fingerprint(product);
    expect(await findLeaks(world, refused)).toEqual([]);
    expect(refused.length).toBeGreaterThan(250);
    expect(await fingerprint(product)).toEqual(before);
  });

  it('ROUTE-14 PERM-02 PERM-03 lets its people read what is theirs', async () => {
    // Google sign-in is not set up in this product, and nobody has asked for a copy of their data.
    const isMissing = (path: string) => path.startsWith('/api/auth/google') || path === '/api/me/export/file';
    const reads = attempts.filter(({ expected, method, path }) => method === 'GET' && expected !== 'refused' && !isMissing(path));
    expect(await findLeaks(world, reads)).toEqual([]);
    expect(reads.length).toBeGreaterThan(100);
  });

  it("ROUTE-14 PERM-03 keeps a list to one's own: nobody's read-all, progress or settings reach somebody else's", async () => {
    const before = await world.whatInsidersSee();
    const writes = attempts.filter(
      ({ expected, method, person }) => expected === 'own' && method !== 'GET' && person !== 'its student' && person !== 'its teacher',
    );
    expect(await findLeaks(world, writes)).toEqual([]);
    expect(writes.length).toBeGreaterThan(30);
    expect(await world.whatInsidersSee()).toEqual(before);
  });

  it('PERM-02 PERM-03 lets its people write what is theirs', async () => {
    const writes = attempts.filter(
      ({ name, expected }) => expected === 'theirs' && repeatable.some((route) => name.startsWith(`${route} as`)),
    );
    const sent = writes.map((attempt) =>
      attempt.body
        ? { ...attempt, body: attempt.body.replace(/"clientId":"[^"]*"/, `"clientId":"${newId()}"`).replace(/,"fileId":"[^"]*"/, '') }
        : attempt,
    );
    expect(await findLeaks(world, sent)).toEqual([]);
    expect(sent.length).toBe(7);
  });
});
