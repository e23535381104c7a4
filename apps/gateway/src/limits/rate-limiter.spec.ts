import { hasRedis, startRedis } from '@somo/testing/programs';
import type { RunningProgram } from '@somo/testing/running-program';
import { Redis } from 'ioredis';
import { once } from 'node:events';
import { RateLimiter } from './rate-limiter.js';
import { rateLimitRedis } from './rate-limit-redis.js';

const asker = { address: '203.0.113.7', account: 'ama', accountHere: 'ama@203.0.113.7' };
const wrong = async (counters: RateLimiter, account = asker.account) =>
  (await counters.consume('sign-in', { ...asker, account, accountHere: `${account}@${asker.address}` }))('wrong-credentials');
const refused = { code: 'too-many-requests', details: { retryAfterSeconds: expect.any(Number) } };

const backends = [{ name: 'in one process', redis: false }, ...(hasRedis() ? [{ name: 'in Redis', redis: true }] : [])];

describe.each(backends)('attempts counted $name', ({ redis }) => {
  let program: RunningProgram | undefined;
  const clients: Redis[] = [];
  beforeAll(async () => void (program = redis ? await startRedis() : undefined));
  afterAll(async () => {
    clients.forEach((client) => client.disconnect());
    await program?.stop();
  });
  beforeEach(async () => {
    if (!program) return;
    const client = new Redis(program.url);
    await client.flushall();
    client.disconnect();
  });

  async function counters(): Promise<RateLimiter> {
    if (!program) return new RateLimiter();
    const client = rateLimitRedis(program.url);
    client.on('error', () => undefined);
    clients.push(client);
    await once(client, 'ready');
    return new RateLimiter(client);
  }

  it('stop the sixth wrong password of an account, and no other account', async () => {
    const gateway = await counters();
    for (let i = 0; i < 5; i++) await wrong(gateway);
    await expect(wrong(gateway)).rejects.toMatchObject(refused);
    await wrong(gateway, 'kofi');
  });

  it('do not count a correct password, or what a refused attempt consumed', async () => {
    const gateway = await counters();
    for (let i = 0; i < 30; i++) await (await gateway.consume('sign-in', asker))('done');
    for (let i = 0; i < 5; i++) await wrong(gateway);
    for (let i = 0; i < 30; i++) await expect(wrong(gateway)).rejects.toMatchObject(refused);
    for (let i = 0; i < 15; i++) await wrong(gateway, `other-${i}`);
    await expect(wrong(gateway, 'one-too-many')).rejects.toMatchObject(refused);
  });

  if (redis) {
    it('are shared by all gateways', async () => {
      const [first, second] = [await counters(), await counters()];
      for (let i = 0; i < 5; i++) await wrong(i % 2 ? first : second);
      await expect(wrong(first)).rejects.toMatchObject(refused);
      await expect(wrong(second)).rejects.toMatchObject(refused);
    });

    it('are counted by each gateway while Redis is unavailable', async () => {
      const gateway = await counters();
      await wrong(gateway);
      await program?.kill();
      for (let i = 0; i < 5; i++) await wrong(gateway);
      await expect(wrong(gateway)).rejects.toMatchObject(refused);
      await program?.restart();
    }, 20_000);

    it('are counted by each gateway while Redis does not answer', async () => {
      const gateway = await counters();
      await wrong(gateway);
      program?.freeze();
      for (let i = 0; i < 5; i++) await wrong(gateway);
      await expect(wrong(gateway)).rejects.toMatchObject(refused);
      program?.thaw();
    }, 20_000);
  }
});
