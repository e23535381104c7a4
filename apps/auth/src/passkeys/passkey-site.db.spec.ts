import { aStudent, aVisitor } from '@somo/testing/callers';
import { SoftPasskey } from '@somo/testing/soft-passkey';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';
import { sessionIdOf } from '../../spec/session-id-of.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const email = 'ama@example.com';
const password = 'Sunny-day-7';

describe('passkeys at another address', () => {
  afterEach(() => void delete process.env['PUBLIC_URL']);

  async function startAt(url: string): Promise<World> {
    process.env['PUBLIC_URL'] = url;
    return startService(auth, { now });
  }

  it.each(['http://192.0.2.7:3000', 'http://[2001:db8::7]'])(
    'are not offered at %s, since browsers make none for a number',
    async (url) => {
      const world = await startAt(url);
      await expect(world.as(aVisitor()).ask('auth.ask-for-passkey', {})).rejects.toMatchObject({ code: 'passkeys-unavailable' });
      await world.close();
    },
  );

  it('belong to the host they were made for', async () => {
    const world = await startAt('https://somo.example');
    const { options } = await world.as(aVisitor()).ask('auth.ask-for-passkey', {});
    expect(options).toMatchObject({ rpId: 'somo.example' });
    const signedUp = await world.as(aVisitor()).ask('auth.register', { email, password, agreeToTerms: true });
    const me = world.as(aStudent({ userId: signedUp.account.userId, sessionId: sessionIdOf(signedUp) }));
    const passkey = new SoftPasskey(0, { origin: 'https://somo.example', rpId: 'somo.example' });
    const begun = await me.ask('auth.begin-passkey', { password });
    await me.ask('auth.add-passkey', { ticket: begun.ticket, name: 'Phone', ...passkey.make(begun.options) });
    await world.db.run('move', "UPDATE passkeys SET rp_id = 'old.example'");
    const { ticket, options: again } = await world.as(aVisitor()).ask('auth.ask-for-passkey', {});
    await expect(world.as(aVisitor()).ask('auth.sign-in-with-passkey', { ticket, ...passkey.sign(again) })).rejects.toMatchObject({
      code: 'passkey-unknown',
    });
    await world.close();
  });
});
