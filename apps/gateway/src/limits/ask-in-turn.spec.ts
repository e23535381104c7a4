import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

describe('what one person asks at once', () => {
  let somo: FakeSomo;
  let running: number;
  let most: number;
  beforeEach(async () => {
    [running, most] = [0, 0];
    const listing = async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setImmediate(done));
      running--;
      return { items: [] };
    };
    somo = await startFakeSomo({ answers: { 'catalog.list-learners': listing } });
  });
  afterEach(() => somo.close());

  const list = async (token: string) => (await somo.send('GET /api/me/learners', { token })).status;

  it('is answered six at a time, all of it', async () => {
    const token = await somo.tokenOf('student');
    const answers = await Promise.all(Array.from({ length: 50 }, () => list(token)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(most).toBeLessThanOrEqual(6);
  });

  it('makes nobody else wait', async () => {
    const tokens = await Promise.all(Array.from({ length: 12 }, () => somo.tokenOf('student')));
    let here = 0;
    let arrive: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (arrive = resolve));
    somo.answers['catalog.list-learners'] = async () => {
      if (++here === tokens.length) arrive();
      await all;
      return { items: [] };
    };
    const answers = await Promise.all(tokens.map(list));
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it('keeps nobody from the services that answer while one hangs', async () => {
    const token = await somo.tokenOf('student');
    let answer: () => void = () => undefined;
    const hung = new Promise<void>((resolve) => (answer = resolve));
    somo.answers['catalog.list-learners'] = async () => {
      await hung;
      return { items: [] };
    };
    somo.answers['messaging.count-unread'] = () => Promise.resolve({ unreadCount: 3 });
    const waiting = Array.from({ length: 12 }, () => list(token));
    expect((await somo.send('GET /api/conversations/unread', { token })).json).toEqual({ unreadCount: 3 });
    answer();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
  });
});
