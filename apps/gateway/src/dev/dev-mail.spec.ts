import { refuse } from '@somo/contracts/refusals';
import { instantOf } from '@somo/contracts/time';
import { startFakeSomo } from '../spec/fake-somo.js';

const mail = {
  id: '1',
  to: 'ama@example.com',
  subject: 'Confirm <b>now</b>',
  text: 'Dear Ama & co,\nhttp://localhost:3000/confirm-email#token=a&b=1\n<script>alert(1)</script>',
  sentAt: instantOf('2030-01-07T08:00:00.000Z'),
};

describe('/dev/mail', () => {
  it('shows the mails of one person, with links to click and nothing of theirs run', async () => {
    const somo = await startFakeSomo({ answers: { 'notification.list-dev-mails': async () => ({ items: [mail], nextCursor: null }) } });
    const { text, headers } = await somo.send('GET /dev/mail?to=ama%40example.com');
    expect(somo.asked[0]?.input).toEqual({ to: 'ama@example.com' });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<a href="http://localhost:3000/confirm-email#token=a&amp;b=1">');
    expect(text).toContain('Confirm &lt;b&gt;now&lt;/b&gt;');
    expect(text).not.toContain('<script>');
    expect((await somo.send('GET /dev/mail.json')).json).toEqual({ items: [mail], nextCursor: null });
    await somo.close();
  });

  it('is not there where mail really leaves', async () => {
    const somo = await startFakeSomo({ answers: { 'notification.list-dev-mails': async () => Promise.reject(refuse('not-found')) } });
    expect((await somo.send('GET /dev/mail')).json).toMatchObject({ status: 404, code: 'not-found' });
    await somo.close();
  });
});
