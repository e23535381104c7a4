import type { Clock } from '@somo/platform/clock';
import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, type Mail } from './port.js';

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mails through an SMTP server. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
    private readonly clock: Clock,
  ) {
    super();
    this.transport = createTransport({ url, ...patience }, { from: { name: 'Somo', address: from } });
  }

  protected async deliver({ key, to, replyTo, subject, text }: Mail): Promise<void> {
    const messageId = `<${key}@${this.from.split('@')[1] ?? 'somo'}>`;
    const answers = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } };
    await this.transport.sendMail({
      to: { name: '', address: to },
      ...answers,
      subject,
      text,
      messageId,
      date: new Date(this.clock.now()),
    });
  }
}
