import { readSettings } from '@somo/platform/settings';
import { NotificationConfig } from './notification.config.js';

describe('the notification settings', () => {
  it('need nothing set with /dev/mail; links use the port', () => {
    expect(readSettings(NotificationConfig, { PORT: '3100' }).publicUrl()).toBe('http://localhost:3100');
    expect(readSettings(NotificationConfig, { PUBLIC_URL: 'https://somo.example' }).publicUrl()).toBe('https://somo.example');
  });

  it('refuse production without a mail server or an address for its links, naming the variable', () => {
    const real = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example:587', PUBLIC_URL: 'https://somo.example' };
    expect(() => readSettings(NotificationConfig, { ...real, SMTP_URL: '' })).toThrow('SMTP_URL');
    expect(() => readSettings(NotificationConfig, { ...real, PUBLIC_URL: '' })).toThrow('PUBLIC_URL');
    expect(readSettings(NotificationConfig, real).SMTP_URL).toBe(real.SMTP_URL);
  });

  it.each([
    ['SMTP_URL', 'mail.example'],
    ['PUBLIC_URL', 'somo.example'],
    ['PUBLIC_URL', 'https://somo.example/app'],
    ['MAIL_FROM', 'Somo'],
    ['PORT', 'http'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => readSettings(NotificationConfig, { [name]: value })).toThrow(name);
  });
});
