import { Buffer } from 'node:buffer';
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import type { DevMail } from '@somo/contracts/notifications';
import { aVisitor } from '@somo/testing/callers';
import { FixedClock } from '@somo/testing/fixed-clock';
import { startService } from '@somo/testing/start-service';
import { SMTPServer } from 'smtp-server';
import { notification } from '../../notification.module.js';
import { EmbeddedMailer } from './embedded-mailer.js';
import { RefusedAddress, type Mailer, type MailSigning } from './port.js';
import { SmtpMailer } from './smtp-mailer.js';

const now = Date.parse('2030-01-07T08:00:00Z');

interface Received {
  to: string[];
  subject: string;
  text: string;
  html?: string | null;
  headers: string;
}

interface Post {
  mailer: Mailer;
  received(): Promise<Received[]>;
  close(): Promise<void>;
}

async function embedded(): Promise<Post> {
  const world = await startService(notification, { now });
  const received = async () => {
    const { items } = await world.as(aVisitor()).ask('notification.list-dev-mails', {});
    return items.map(({ to, subject, text, html }: DevMail) => ({ to: [to], subject, text, html, headers: '' })).reverse();
  };
  return { mailer: new EmbeddedMailer(world.db, world.clock), received, close: () => world.close() };
}

async function smtp(signing?: MailSigning): Promise<Post> {
  const letters: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      const [who = ''] = address.split('@');
      const refused = { gone: 'no such mailbox', full: '5.2.2 mailbox full', spam: '5.7.1 relaying denied', left: '5.1.1 unknown' }[who];
      done(refused === undefined ? undefined : new Error(refused));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        letters.push(
          read(
            Buffer.concat(chunks).toString('utf8'),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@somo.test', new FixedClock(now), signing);
  return { mailer, received: () => Promise.resolve(letters), close: () => new Promise((closed) => server.close(() => closed())) };
}

function read(raw: string, to: string[]): Received {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const body = rest.join('\r\n\r\n');
  const encoding = header('Content-Transfer-Encoding');
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? unquote(body.replace(/=\r\n/g, ''))
        : body;
  return { to, subject: decodeWords(header('Subject')), text: text.replace(/\r\n/g, '\n').trimEnd(), headers };
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : unquote(word.replace(/_/g, ' ')),
    );
}

function unquote(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}

describe.each([
  ['embedded', embedded],
  ['smtp', () => smtp()],
])('email, %s', (name, start) => {
  let post: Post;
  beforeAll(async () => {
    post = await start();
  });
  afterAll(() => post.close());
  const last = async () => (await post.received()).at(-1);

  it('reaches its recipient, word for word', async () => {
    const text = 'Hello Amara,\n\nYour lesson starts at 09:00.\n.\nA dot alone ends nothing.';
    await post.mailer.send({ key: 'one', to: 'amara@somo.test', subject: 'Your lesson starts in 1 hour', text });
    expect(await last()).toMatchObject({ to: ['amara@somo.test'], subject: 'Your lesson starts in 1 hour', text });
  });

  it('B16 carries HTML beside the text', async () => {
    await post.mailer.send({ key: 'html', to: 'amara@somo.test', subject: 'HTML', text: 'In plain text', html: '<p>In HTML</p>' });
    const mail = await last();
    if (name === 'smtp') {
      expect(mail?.headers).toMatch(/^Content-Type: multipart\/alternative;/m);
      expect(mail?.text).toMatch(/text\/plain[^]*In plain text[^]*text\/html[^]*<p>In HTML<\/p>/);
    } else expect(mail).toMatchObject({ text: 'In plain text', html: '<p>In HTML</p>' });
  });

  it('has a reply address if the author is someone else', async () => {
    const handedOn = { key: 'four', to: 'support@somo.test', subject: 'Message from Ama', text: 'x' };
    await post.mailer.send({ ...handedOn, replyTo: 'ama@example.org' });
    if (name === 'smtp') expect((await last())?.headers).toMatch(/^Reply-To: ama@example\.org$/m);
    await expect(post.mailer.send({ ...handedOn, replyTo: 'ama@example.org, all@somo.test' })).rejects.toThrow('one plain address');
  });

  it('supports every alphabet', async () => {
    await post.mailer.send({
      key: 'two',
      to: 'amina@somo.test',
      subject: 'Leçon de Chimamanda Ngọzị',
      text: 'أهلا بك في سومو — ẹ kú àárọ̀',
    });
    expect(await last()).toMatchObject({ subject: 'Leçon de Chimamanda Ngọzị', text: 'أهلا بك في سومو — ẹ kú àárọ̀' });
  });

  it('turns line breaks in a name into spaces: no header injection', async () => {
    await post.mailer.send({
      key: 'three',
      to: 'amara@somo.test',
      subject: 'Lesson with Eve\r\nBcc: all@somo.test\r\n\r\nBuy this',
      text: 'x',
    });
    const mail = await last();
    expect(mail?.subject).toBe('Lesson with Eve Bcc: all@somo.test Buy this');
    expect(mail?.to).toEqual(['amara@somo.test']);
    expect(mail?.headers).not.toMatch(/^Bcc:/im);
  });

  it.each(['a@somo.test, b@somo.test', 'a@somo.test\r\nRCPT TO:<b@somo.test>', 'A <a@somo.test>', 'nobody', '', 'a@b@somo.test'])(
    'goes to exactly one address: "%s"',
    async (to) => {
      const before = (await post.received()).length;
      await expect(post.mailer.send({ key: `to-${to}`, to, subject: 's', text: 't' })).rejects.toThrow('exactly one plain address');
      expect(await post.received()).toHaveLength(before);
    },
  );

  it('is accepted with others, and a rejected one fails alone', async () => {
    const before = (await post.received()).length;
    const to = ['ama', 'esi', 'gone', 'kofi', 'nobody', 'yaw'].map((who) => (who === 'nobody' ? who : `${who}@somo.test`));
    const failures = await post.mailer.sendAll(to.map((address) => ({ key: `with-${address}`, to: address, subject: 's', text: 't' })));
    const refused = name === 'smtp' ? ['gone@somo.test', 'nobody'] : ['nobody'];
    expect([...failures.keys()].sort()).toEqual(refused.map((address) => `with-${address}`));
    const taken = (await post.received()).slice(before).flatMap((mail) => mail.to);
    expect(taken.sort()).toEqual(to.filter((address) => !refused.includes(address)));
  });

  it('keeps its message id when it is resent', async () => {
    const mail = { key: 'same', to: 'amara@somo.test', subject: 's', text: 't' };
    const before = (await post.received()).length;
    await post.mailer.send(mail);
    await post.mailer.send(mail);
    const again = (await post.received()).slice(before);
    if (name === 'embedded') expect(again).toHaveLength(1);
    else expect(again.map(({ headers }) => /^Message-ID: (.*)$/im.exec(headers)?.[1])).toEqual(['<same@somo.test>', '<same@somo.test>']);
  });
});

describe('an unavailable mail server', () => {
  it('is tried for a few of many emails, and all of them fail', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections++;
      socket.on('error', () => undefined).destroy();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const mailer = new SmtpMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'no-reply@somo.test', new FixedClock(now));
    const mails = Array.from({ length: 50 }, (_, n) => ({ key: `${n}`, to: `a${n}@somo.test`, subject: 's', text: 't' }));
    expect((await mailer.sendAll(mails)).size).toBe(50);
    expect(connections).toBeLessThan(10);
    await new Promise((closed) => server.close(closed));
  });
});

describe('the /dev/mail inbox', () => {
  it('does not exist where emails are really sent', async () => {
    process.env['SMTP_URL'] = 'smtp://127.0.0.1:2525';
    const world = await startService(notification, { now });
    delete process.env['SMTP_URL'];
    await expect(world.as(aVisitor()).ask('notification.list-dev-mails', {})).rejects.toMatchObject({ code: 'not-found' });
    await world.close();
  });
});

describe('NOTF-07 email through a mail server', () => {
  let post: Post;
  beforeAll(async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    post = await smtp({
      domain: 'somo.test',
      selector: 'somo',
      privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    });
  });
  afterAll(() => post.close());
  const to = (key: string) => ({ key, to: `${key}@somo.test`, subject: 'News', text: 'x' });

  it('offers to unsubscribe with one click, its https address alone, and signs both headers (RFC 8058)', async () => {
    await post.mailer.send({ ...to('amara'), unsubscribeUrl: 'https://somo.example/u/token' });
    const headers = (await post.received()).at(-1)?.headers ?? '';
    expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/somo\.example\/u\/token>\r?$/im);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im);
    const signed = / h=([^;]+);/i
      .exec(/^DKIM-Signature:.*$/im.exec(headers)?.[0] ?? '')?.[1]
      ?.toLowerCase()
      .replace(/\s/g, '')
      .split(':');
    expect(signed).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']));
  });

  it('offers none where an email cannot be switched off', async () => {
    await post.mailer.send(to('kwame'));
    expect((await post.received()).at(-1)?.headers).not.toMatch(/^List-Unsubscribe/im);
  });

  it('takes an address for gone only if its server says so: a full mailbox or a refusal of ourselves is tried again', async () => {
    const failures = await post.mailer.sendAll(['gone', 'left', 'full', 'spam'].map(to));
    expect([...failures].filter(([, error]) => error instanceof RefusedAddress).map(([key]) => key)).toEqual(['gone', 'left']);
    expect(failures.size).toBe(4);
  });
});
