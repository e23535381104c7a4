import { readSettings } from '@somo/platform/settings';
import { MessagingConfig } from './messaging.config.js';

describe('the settings of calls', () => {
  it('need a secret where there is a TURN server', () => {
    const TURN_URLS = 'turn:turn.somo.example:3478';
    expect(() => readSettings(MessagingConfig, { TURN_URLS })).toThrow('TURN_SECRET');
    expect(() => readSettings(MessagingConfig, { TURN_URLS, TURN_SECRET: 'short' })).toThrow('TURN_SECRET');
    expect(readSettings(MessagingConfig, { TURN_URLS, TURN_SECRET: 'x'.repeat(32) })).toMatchObject({ TURN_URLS });
    expect(readSettings(MessagingConfig, {})).toMatchObject({ STUN_URLS: '', TURN_URLS: '' });
  });

  it.each(['turn.somo.example', 'https://turn.somo.example', 'turn:a.example, turn:b.example'])(
    'refuse %s as a TURN server',
    (TURN_URLS) => {
      expect(() => readSettings(MessagingConfig, { TURN_URLS, TURN_SECRET: 'x'.repeat(32) })).toThrow('TURN_URLS');
    },
  );
});
