import { connect } from './connect.js';

const good = 'WHEt_VFwLionXDXszFxEPNEz';

describe('a process of the distributed setup', () => {
  const before = { ...process.env };
  afterEach(() => void (process.env = { ...before }));

  it.each([
    ['NATS_URL', { NATS_URL: 'nats://booking:secret@127.0.0.1:1' }],
    ['NATS_URL', { NATS_URL: 'nats://127.0.0.1:1' }],
    ['REDIS_URL', { NATS_URL: `nats://a:${good}@127.0.0.1:1` }],
    ['DATABASE_URL', { NATS_URL: `nats://a:${good}@127.0.0.1:1`, REDIS_URL: `redis://a:${good}@127.0.0.1:1` }],
  ])('does not start in production when the password in %s is easy to guess', async (name, settings) => {
    Object.assign(process.env, settings, { NODE_ENV: 'production' });
    await expect(connect('booking')).rejects.toThrow(`${name} needs a password of its own, randomly generated.`);
  });
});
