import { feedAddress } from './feed-address.js';

const check = (text: string, ...allowed: string[]) => {
  const found = feedAddress(text, new Set(allowed));
  return found instanceof URL ? found.href : found;
};

describe('the address of a calendar', () => {
  it.each([
    ['https://127.0.0.1/a.ics', 'not-public'],
    ['https://2130706433/a.ics', 'not-public'],
    ['https://0x7f.1/a.ics', 'not-public'],
    ['https://0177.0.0.1/a.ics', 'not-public'],
    ['https://127.1/a.ics', 'not-public'],
    ['https://0/a.ics', 'not-public'],
    ['https://0.0.0.0/a.ics', 'not-public'],
    ['https://10.1.2.3/a.ics', 'not-public'],
    ['https://172.16.0.1/a.ics', 'not-public'],
    ['https://192.168.1.1/a.ics', 'not-public'],
    ['https://169.254.169.254/latest/meta-data', 'not-public'],
    ['https://100.64.0.1/a.ics', 'not-public'],
    ['https://224.0.0.1/a.ics', 'not-public'],
    ['https://255.255.255.255/a.ics', 'not-public'],
    ['https://[::1]/a.ics', 'not-public'],
    ['https://[::]/a.ics', 'not-public'],
    ['https://[::ffff:127.0.0.1]/a.ics', 'not-public'],
    ['https://[::ffff:a00:1]/a.ics', 'not-public'],
    ['https://[64:ff9b::7f00:1]/a.ics', 'not-public'],
    ['https://[2002:7f00:1::]/a.ics', 'not-public'],
    ['https://[fc00::1]/a.ics', 'not-public'],
    ['https://[fe80::1]/a.ics', 'not-public'],
    ['https://１２７.0.0.1/a.ics', 'not-public'],
    ['https://localhost/a.ics', 'not-public'],
    ['webcal://127.0.0.1/a.ics', 'not-public'],
    ['https://me:secret@calendar.example/a.ics', 'credentials'],
    ['https://calendar.example:8443/a.ics', 'port'],
    ['https://calendar.example:22/a.ics', 'port'],
    ['http://calendar.example/a.ics', 'no-https'],
    ['ftp://calendar.example/a.ics', 'no-https'],
    ['file:///etc/passwd', 'no-https'],
    ['calendar.example/a.ics', 'no-address'],
    ['https://', 'no-address'],
  ])('%s is refused: %s', (text, problem) => {
    expect(check(text)).toBe(problem);
  });

  it('is read by https, also where programs say webcal', () => {
    expect(check(' webcal://p01-caldav.icloud.com/published/2/AB#x ')).toBe('https://p01-caldav.icloud.com/published/2/AB');
    expect(check('https://calendar.google.com/calendar/ical/a%40b/private-1/basic.ics')).toMatch(/basic\.ics$/);
    expect(check('https://[2606:4700::1111]/a.ics')).toMatch(/^https:/);
  });

  it('may be inside only where a host and its port are allowed', () => {
    expect(check('http://127.0.0.1:8080/a.ics', '127.0.0.1:8080')).toBe('http://127.0.0.1:8080/a.ics');
    for (const other of ['http://127.0.0.1:8081/a.ics', 'http://127.0.0.1/a.ics']) expect(check(other, '127.0.0.1:8080')).toBe('no-https');
    expect(check('ftp://127.0.0.1:8080/a.ics', '127.0.0.1:8080')).toBe('no-https');
  });
});
