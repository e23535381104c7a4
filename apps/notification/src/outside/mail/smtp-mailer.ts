import type { Clock } from '@somo/platform/clock';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import type { Failures } from '@somo/platform/runs';
import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, type Mail } from './port.js';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const atOnce = 4;

/** nodemailer names the SMTP command that failed; CONN is the connection itself. */
const isUnreached = (error: unknown) => (error as { command?: unknown }).command === 'CONN';

/** Sends emails through an SMTP server. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
    private readonly clock: Clock,
  ) {
    super();
    this.transport = createTransport({ url, ...timeouts }, { from: { name: 'Somo', address: from } });
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
      failures.set(mail.key, error);
    };
    await Promise.all(mails.map((mail) => line.run(() => hand(mail)).catch((error: unknown) => fail(mail, error))));
    return failures;
  }

  private async hand({ key, to, replyTo, subject, text, html, attachments = [] }: Mail): Promise<void> {
    const messageId = `<${key}@${this.from.split('@')[1] ?? 'somo'}>`;
    const answers = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } };
    await this.transport.sendMail({
      to: { name: '', address: to },
      ...answers,
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content, encoding: 'base64' })),
      messageId,
      date: new Date(this.clock.now()),
    });
  }
}
