import { refuse } from '@somo/contracts/refusals';
import { parseInstant } from '@somo/contracts/time';
import type { GatewayConfig } from '../gateway.config.js';
import { startFakeSomo } from '../../spec/fake-somo.js';
import { rawHttp } from '../../spec/raw-http.js';
import { recordingLog } from '../../spec/recording-log.js';

const mail = {
  id: '11111111-1111-4111-8111-111111111111',
  to: 'ama@example.com',
  subject: 'Confirm <b>now</b>',
  text: 'Dear Ama & co,\nhttp://localhost:0/confirm-email#token=a&b=1\nYour lessons: http://localhost:0/student/lessons\nGoogle Calendar: https://calendar.google.com/calendar/render?action=TEMPLATE&text=Swahili\nSee: https://evil.example/y\nhttps://evil.example/x http://localhost:0.evil.example/x\n<script>alert(1)</script>',
  html: '<p>Hi</p><script>alert(2)</script>',
  attachments: ['receipt "1".pdf'],
  sentAt: parseInstant('2030-01-07T08:00:00.000Z'),
};

describe('/dev/mail', () => {
  it('shows the emails to one address, the newest open, with only our own and calendar links clickable and no markup or scripts from them', async () => {
    const answers = { 'notification.list-dev-mails': async () => ({ items: [mail, mail], nextCursor: null }) };
    const somo = await startFakeSomo({ answers });
    const { text, headers } = await somo.send('GET /dev/mail?to=ama%40example.com');
    expect(somo.asked[0]?.input).toEqual({ to: 'ama@example.com' });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<a href="http://localhost:0/confirm-email#token=a&amp;b=1">');
    expect(text).toContain('<a href="http://localhost:0/student/lessons">Your lessons</a>');
    expect(text).toContain('<a href="https://calendar.google.com/calendar/render?action=TEMPLATE&amp;text=Swahili">Google Calendar</a>');
    expect(text).toContain('Confirm &lt;b&gt;now&lt;/b&gt;');
    expect(text).toContain(`<a href="/dev/mail/${mail.id}/email.html">View as sent</a>`);
    expect(text).toContain(`<a href="/dev/mail/${mail.id}/receipt%20%221%22.pdf">receipt &quot;1&quot;.pdf</a>`);
    expect(text).not.toContain('<script>');
    expect(text).toContain('https://evil.example/x http://localhost:0.evil.example/x');
    expect(text).not.toMatch(/href="[^"]*evil/);
    expect(text.match(/<details[^>]*>/g)).toEqual(['<details open>', '<details>']);
    expect((await somo.send('GET /dev/mail.json')).json).toEqual({ items: [mail, mail], nextCursor: null });
    await somo.close();
  });

  it('hands out the files of an email, and only by an id that can be one', async () => {
    const file = { type: 'application/pdf', content: Buffer.from('%PDF-').toString('base64') };
    const somo = await startFakeSomo({ answers: { 'notification.get-dev-mail-file': async () => file } });
    const { text, headers } = await somo.send(`GET /dev/mail/${mail.id}/somo-receipt.pdf`);
    expect(text).toBe('%PDF-');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename="somo-receipt.pdf"');
    const html = await somo.send(`GET /dev/mail/${mail.id}/email.html`);
    expect(html.headers.get('content-disposition')).toBe('inline');
    expect(html.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'");
    expect((await somo.send('GET /dev/mail/1/somo-receipt.pdf')).status).toBe(404);
    expect(somo.asked.map(({ input }) => input)).toEqual(['somo-receipt.pdf', 'email.html'].map((name) => ({ mailId: mail.id, name })));
    await somo.close();
  });

  it('is not found where email is really sent', async () => {
    const somo = await startFakeSomo({ answers: { 'notification.list-dev-mails': async () => Promise.reject(refuse('not-found')) } });
    expect((await somo.send('GET /dev/mail')).json).toMatchObject({ status: 404, code: 'not-found' });
    await somo.close();
  });

  it.each<[string, Partial<GatewayConfig>, number]>([
    ['open to a whole network', { HOST: '0.0.0.0' }, 404],
    ['open to a whole network and told to', { HOST: '0.0.0.0', DEV_MAIL: 'on' }, 200],
    ['told not to', { DEV_MAIL: 'off' }, 404],
    ['in production', { NODE_ENV: 'production' }, 404],
  ])('responds as configured at a gateway that is %s', async (_, config, status) => {
    const somo = await startFakeSomo({
      config,
      answers: { 'notification.list-dev-mails': async () => ({ items: [mail], nextCursor: null }) },
    });
    for (const path of ['/dev/mail', '/dev/mail.json']) expect((await somo.send(`GET ${path}`)).status).toBe(status);
    expect(somo.asked).toHaveLength(status === 200 ? 2 : 0);
    await somo.close();
  });

  it.each<[string, Record<string, string>, number]>([
    ['from this machine', {}, 200],
    ['through a proxy that names this machine', { 'x-forwarded-for': '127.0.0.1, ::1' }, 200],
    ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }, 404],
    ['with an address of this machine before that of a proxy', { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }, 404],
    ['with an address of this machine after that of a client', { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }, 404],
    ['through a proxy that sends nonsense', { 'x-forwarded-for': 'unknown' }, 404],
    ['through a proxy with other headers', { forwarded: 'for=203.0.113.7' }, 404],
    ['through a proxy with another header', { 'x-real-ip': '203.0.113.7' }, 404],
  ])('is shown only to this machine: %s', async (_, headers, status) => {
    const answers = {
      'notification.list-dev-mails': async () => ({ items: [mail], nextCursor: null }),
      'notification.get-dev-mail-file': async () => ({ type: 'text/plain', content: '' }),
    };
    const somo = await startFakeSomo({ answers });
    for (const path of ['/dev/mail', '/dev/mail.json', `/dev/mail/${mail.id}/email.html`])
      expect((await somo.send(`GET ${path}`, { headers })).status).toBe(status);
    await somo.close();
  });

  it('is not shown to pages of another site whose name leads to this machine', async () => {
    const somo = await startFakeSomo({ answers: { 'notification.list-dev-mails': async () => ({ items: [mail], nextCursor: null }) } });
    const get = (host: string) => rawHttp(somo.url, `GET /dev/mail.json HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await get('evil.example')).toMatch(/^HTTP\/1\.1 404 /);
    expect(await get('localhost:3000')).toMatch(/^HTTP\/1\.1 200 /);
    await somo.close();
  });

  it('is shown through a proxy where it is told to, which the log says', async () => {
    const { log, lines } = recordingLog();
    const answers = { 'notification.list-dev-mails': async () => ({ items: [mail], nextCursor: null }) };
    const somo = await startFakeSomo({ answers, log, config: { DEV_MAIL: 'on' } });
    expect((await somo.send('GET /dev/mail', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(200);
    expect(lines.filter(({ level, text }) => level === 'warn' && text.includes('DEV_MAIL=on'))).toHaveLength(1);
    await somo.close();
  });

  it('cannot be turned on in production', async () => {
    await expect(startFakeSomo({ config: { NODE_ENV: 'production', DEV_MAIL: 'on' } })).rejects.toThrow(/^DEV_MAIL=on /);
  });
});
