import { readSettings } from '@somo/platform/settings';
import { BookingConfig } from './booking.config.js';

describe('the booking settings', () => {
  it('limit unpaid bookings, and refuse production without that limit', () => {
    expect(readSettings(BookingConfig, {})).toMatchObject({ MAX_UNPAID_BOOKINGS: 2, RATE_LIMITS: 'on' });
    expect(readSettings(BookingConfig, { RATE_LIMITS: 'off' }).RATE_LIMITS).toBe('off');
    expect(() => readSettings(BookingConfig, { RATE_LIMITS: 'off', NODE_ENV: 'production' })).toThrow('RATE_LIMITS');
  });
});
