import { FixedClock } from '@somo/testing/fixed-clock';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { SmtpMailer } from './smtp-mailer.js';

it('LES-12 an email carries a lesson as the part that mail programs act on, beside its text, and as a file', async () => {
  let raw = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('utf8')));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@somo.test', new FixedClock(Date.parse('2030-01-07T08:00:00Z')));
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  const words = { subject: 'Lesson cancelled', text: 'In words', html: '<p>In HTML</p>' };
  await mailer.send({ key: 'lesson', to: 'amara@somo.test', ...words, invitation: { method: 'CANCEL', text } });
  await new Promise<void>((closed) => server.close(() => closed()));
  expect(raw).toMatch(/multipart\/alternative[^]*text\/plain[^]*text\/html[^]*Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
  expect(raw).toMatch(/filename=lesson\.ics/);
});
