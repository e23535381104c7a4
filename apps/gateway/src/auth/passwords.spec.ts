import { refuse } from '@somo/contracts/refusals';
import { newId } from '@somo/platform/ids';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const password = 'Rainy-night-8';

describe('passwords over HTTP', () => {
  let somo: FakeSomo;
  beforeAll(async () => {
    somo = await startFakeSomo({
      answers: {
        'auth.forgot-password': async () => null,
        'auth.reset-password': async () => Promise.reject(refuse('link-expired')),
        'auth.change-password': async () => null,
        'auth.list-sessions': async () => [],
        'auth.end-session': async () => null,
        'auth.end-other-sessions': async () => null,
      },
    });
  });
  afterAll(() => somo.close());
  const forgot = (email: string) => somo.send('POST /api/auth/forgot-password', { body: { email } });
  const reset = (token: string) => somo.send('POST /api/auth/reset-password', { body: { token, password } });

  it('AUTH-14 answers 202 with the same words for every address, at most five times an hour for one', async () => {
    const [known, unknown] = [await forgot('ama@example.com'), await forgot('kofi@example.com')];
    expect([known.status, known.text]).toEqual([202, unknown.text]);
    expect((await forgot('not an address')).json).toMatchObject({ status: 422, errors: { email: ['Please enter a valid email address'] } });
    for (let time = 2; time <= 5; time++) expect((await forgot('AMA@example.com')).status).toBe(202);
    const more = await forgot('ama@example.com');
    expect([more.status, more.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  });

  it('AUTH-15 AUTH-23 answers 422 for a link that is not valid, and 429 after twenty guesses', async () => {
    for (let guess = 1; guess <= 20; guess++)
      expect((await reset(`guess-${guess}`)).json).toMatchObject({ status: 422, code: 'link-expired' });
    expect((await reset('guess-21')).status).toBe(429);
  });

  it('AUTH-15 spends no link on opening its page, however often a mail scanner does: the page reads the token by itself', async () => {
    somo.asked.splice(0);
    for (let time = 1; time <= 50; time++) {
      const headers = { accept: 'text/html' };
      await fetch(`${somo.url}/reset-password`, { method: time % 2 ? 'GET' : 'HEAD', headers });
    }
    expect(somo.asked).toEqual([]);
  });

  it('SET-04 answers 204, and 401 to a visitor', async () => {
    const body = { currentPassword: 'Sunny-day-7', newPassword: password };
    const token = await somo.tokenOf('student', { userId: newId() });
    expect((await somo.send('POST /api/auth/change-password', { body, token })).status).toBe(204);
    expect((await somo.send('POST /api/auth/change-password', { body })).status).toBe(401);
    const weak = await somo.send('POST /api/auth/change-password', { body: { ...body, newPassword: 'short' }, token });
    expect(weak.json).toMatchObject({
      status: 422,
      errors: { newPassword: expect.arrayContaining(['Password must be at least 8 characters']) },
    });
  });

  it('lists and ends sessions; an id that is none is 404', async () => {
    const token = await somo.tokenOf('student', { userId: newId() });
    expect((await somo.send('GET /api/auth/sessions', { token })).json).toEqual({ items: [], nextCursor: null });
    expect((await somo.send('DELETE /api/auth/sessions', { token })).status).toBe(204);
    expect((await somo.send(`DELETE /api/auth/sessions/${newId()}`, { token })).status).toBe(204);
    expect((await somo.send('DELETE /api/auth/sessions/nonsense', { token })).json).toMatchObject({
      status: 404,
      code: 'session-not-found',
    });
    expect((await somo.send('GET /api/auth/sessions')).status).toBe(401);
  });
});
