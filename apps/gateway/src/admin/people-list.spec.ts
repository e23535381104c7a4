import type { FoundLogin } from '@somo/contracts/asks/auth';
import type { FoundAccount } from '@somo/contracts/operators-search';
import type { Page } from '@somo/contracts/page';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const start = Date.parse('2030-01-07T08:00:00Z');
/** Newest first; every tenth is verified. */
const logins: FoundLogin[] = Array.from({ length: 230 }, (_, at) => ({
  ...{ userId: newId(), email: `p${at}@example.com`, role: 'teacher', suspended: false, restricted: false },
  createdAt: toInstant(start - at * 60_000),
}));
const verified = new Set(logins.filter((_, at) => at % 10 === 0).map(({ userId }) => userId));

describe('PERM-05 the list of people', () => {
  let somo: FakeSomo;
  beforeAll(async () => {
    somo = await startFakeSomo({
      answers: {
        'auth.list-accounts': async ({ before, limit }) =>
          logins.slice(before ? logins.findIndex(({ userId }) => userId === before.id) + 1 : 0).slice(0, limit),
        'catalog.filter-verified': async ({ ids }) => ids.filter((id) => verified.has(id)),
        'catalog.get-people': async ({ ids }) =>
          ids.map((id) => ({ id, firstName: 'Kwame', lastName: 'Mensah', fullName: 'Kwame Mensah', avatarUrl: null })),
      },
    });
  });
  afterAll(() => somo.close());

  const list = async (query: string) => {
    const answer = await somo.send(`GET /api/admin/people?${query}`, { token: await somo.tokenOf('admin') });
    return answer.json as unknown as Page<FoundAccount>;
  };
  async function all(query: string): Promise<string[]> {
    const pages = [await list(query)];
    for (let cursor = pages[0]!.nextCursor; cursor; cursor = pages.at(-1)!.nextCursor) pages.push(await list(`${query}&cursor=${cursor}`));
    return pages.flatMap(({ items }) => items.map(({ email }) => email));
  }

  it('names each account, says who is verified, and goes on where a page ends', async () => {
    const page = await list('limit=2');
    expect(page.items).toMatchObject([
      { id: logins[0]!.userId, fullName: 'Kwame Mensah', email: 'p0@example.com', createdAt: '2030-01-07T08:00:00.000Z', verified: true },
      { email: 'p1@example.com', verified: false },
    ]);
    expect(await all('limit=100')).toEqual(logins.map(({ email }) => email));
  });

  it('fills its pages where only some are verified, without leaving anybody out or naming them twice', async () => {
    expect((await list('verified=true&limit=15')).items).toHaveLength(15);
    expect(await all('verified=true&limit=15')).toEqual(logins.filter(({ userId }) => verified.has(userId)).map(({ email }) => email));
    expect(await all('verified=false&limit=100')).toHaveLength(207);
  });

  it('asks auth for teachers where it is about verification, and finds nobody else verified', async () => {
    somo.asked.length = 0;
    await list('verified=false');
    expect(somo.asked.find(({ name }) => name === 'auth.list-accounts')?.input).toMatchObject({ role: 'teacher' });
    expect(await list('verified=true&role=student')).toEqual({ items: [], nextCursor: null });
  });

  it('refuses what is no filter, and whoever is no operator', async () => {
    const status = async (query: string, role: 'admin' | 'student' | 'teacher' = 'admin') =>
      (await somo.send(`GET /api/admin/people?${query}`, { token: await somo.tokenOf(role) })).status;
    for (const query of ['role=king', 'standing=active', 'verified=maybe', 'cursor=x', 'limit=101']) expect(await status(query)).toBe(422);
    for (const role of ['student', 'teacher'] as const) expect(await status('', role)).toBe(403);
  });
});
