import type { Clock } from '@somo/platform/clock';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import type { Failures } from '@somo/platform/runs';
import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, RefusedAddress, type Mail, type MailSigning } from './port.js';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const atOnce = 4;

/** nodemailer names the SMTP command that failed; CONN is the connection itself. */
const isUnreached = (error: unknown) => (error as { command?: unknown }).command === 'CONN';

const noSuchAddress = /^5\.(1\.(0|1|2|3|6|10)|2\.1)\b/;
const soundsLikeNoAddress =
  /no such (user|mailbox|recipient|address)|(user|mailbox|recipient|address) (unknown|not found|does not exist|unavailable)/i;

/** Whether the address itself is refused for good. A refusal of ourselves (relaying, policy, spam) says nothing about the address. */
function isNoAddress(error: unknown): boolean {
  const { command, responseCode, response = '' } = error as { command?: string; responseCode?: number; response?: string };
  if (command !== 'RCPT TO' || responseCode === undefined || ![550, 551, 553].includes(responseCode)) return false;
  const words = response.replace(/^\d{3}[ -]/, '');
  return /^\d\.\d+\.\d+/.test(words) ? noSuchAddress.test(words) : soundsLikeNoAddress.test(words);
}

/** The headers that a signature covers besides nodemailer's own: without both of these, mailboxes offer no one-click unsubscribe (RFC 8058). */
const signedHeaders = [
  ...['From', 'To', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

/** Sends emails through an SMTP server. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;
  private readonly host: string;

  constructor(
    url: string,
    private readonly from: string,
    private readonly clock: Clock,
    signing?: MailSigning,
  ) {
    super();
    const dkim = signing && {
      domainName: signing.domain,
      keySelector: signing.selector,
      privateKey: signing.privateKey,
      headerFieldNames: signedHeaders,
    };
    this.host = new URL(url).hostname;
    this.transport = createTransport({ url, ...timeouts, ...(dkim ? { dkim } : {}) }, { from: { name: 'Somo', address: from } });
  }

  async reach(): Promise<string> {
    await this.transport.verify();
    return this.host;
  }

  /** Sends a few at once, each over its own connection; after that many connection failures the rest are not attempted. */
  protected async deliver(mails: Mail[]): Promise<Failures> {
    const line = new ConcurrencyLimiter({ atOnce });
    const failures = new Map<string, unknown>();
    let unreached = 0;
    const hand = async (mail: Mail) => {
      if (unreached >= atOnce) throw new Error('The mail server cannot be reached.');
      await this.hand(mail);
    };
    const fail = (mail: Mail, error: unknown) => {
      if (isUnreached(error)) unreached++;
      failures.set(mail.key, isNoAddress(error) ? new RefusedAddress('The mail server of the address refuses it.') : error);
    };
    await Promise.all(mails.map((mail) => line.run(() => hand(mail)).catch((error: unknown) => fail(mail, error))));
    return failures;
  }

  private async hand({ key, to, replyTo, subject, text, html, attachments = [], invitation, unsubscribeUrl }: Mail): Promise<void> {
    const messageId = `<${key}@${this.from.split('@')[1] ?? 'somo'}>`;
    const answers = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } };
    await this.transport.sendMail({
      to: { name: '', address: to },
      ...answers,
      ...oneClick(unsubscribeUrl),
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content, encoding: 'base64' })),
      ...(invitation ? { icalEvent: { method: invitation.method, filename: 'lesson.ics', content: invitation.text } } : {}),
      messageId,
      date: new Date(this.clock.now()),
    });
  }
}

/** Returns the headers by which a mailbox offers to unsubscribe (RFC 8058). */
function oneClick(url: string | undefined): object {
  return url === undefined ? {} : { headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}
