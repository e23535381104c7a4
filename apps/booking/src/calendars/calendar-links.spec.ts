import type { ServiceSecrets } from '@somo/platform/identity/service-secrets';
import { newId } from '@somo/platform/ids';
import { readSettings } from '@somo/platform/settings';
import { randomBytes } from 'node:crypto';
import { BookingConfig } from '../booking.config.js';
import { CalendarLinks } from './calendar-links.js';

const aKey = (name: string) => `${name}=${randomBytes(32).toString('base64')}`;
const withKeys = (...keys: string[]) =>
  new CalendarLinks({} as ServiceSecrets, readSettings(BookingConfig, { CALENDAR_LINK_KEYS: keys.join(',') }));

describe('LES-12 the secrets of calendar links', () => {
  const userId = newId();
  const [old, fresh] = [aKey('old'), aKey('fresh')];
  const link = { replaced: 0, hideCancelled: false };

  it('open links made before a new one was added, until the old one is removed', () => {
    const { token } = withKeys(old).record(userId, link);
    const both = withKeys(fresh, old);
    expect(both.record(userId, link).token).not.toBe(token);
    expect([both.personOf(token), both.isCurrent(token, userId, link)]).toEqual([userId, true]);
    expect(withKeys(fresh).isCurrent(token, userId, link)).toBe(false);
  });

  it('open no link that was replaced, whichever made it', () => {
    const { token } = withKeys(old).record(userId, link);
    expect(withKeys(fresh, old).isCurrent(token, userId, { ...link, replaced: 1 })).toBe(false);
  });

  it('are refused at start where they are no keys', () => {
    expect(readSettings(BookingConfig, {}).CALENDAR_LINK_KEYS).toBe('');
    expect(() => withKeys('old=short')).toThrow('CALENDAR_LINK_KEYS');
  });
});
