import { isMailAddress } from '@somo/contracts/rules/email';
import type { Failures } from '@somo/platform/runs';
import type { Attachment } from '../../domain/email.js';

/** What mail programs do with a lesson by themselves: add or move it, or remove it. */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  /** An iCalendar file. */
  text: string;
}

export interface Mail {
  /** The same key means the same email: resent, it has the same message id. */
  key: string;
  to: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  /** The same as HTML, for mail programs that show it. */
  html?: string;
  attachments?: Attachment[];
  invitation?: Invitation;
  /** Where its reader switches emails of its kind off. */
  unsubscribeUrl?: string;
}

/** The reader's mail server says that there is no such address: trying again is of no use. */
export class RefusedAddress extends Error {}

/** The key with which emails are signed, and where mail servers find its public half. */
export interface MailSigning {
  domain: string;
  selector: string;
  privateKey: string;
}

const control = /[\p{Cc}\u2028\u2029]+/gu;

/** Sends emails; resolves once the mail system has accepted them. */
export abstract class Mailer {
  async send(mail: Mail): Promise<void> {
    const failures = await this.sendAll([mail]);
    if (failures.has(mail.key)) throw failures.get(mail.key);
  }

  /** Returns the errors of the emails that were not accepted, by key. */
  async sendAll(mails: Mail[]): Promise<Failures> {
    const isPlain = ({ to, replyTo }: Mail) => [to, replyTo ?? to].every(isMailAddress);
    const failures = new Map<string, unknown>();
    for (const { key } of mails.filter((mail) => !isPlain(mail)))
      failures.set(key, new Error('A mail goes to exactly one plain address, and so does its answer.'));
    const plain = mails.filter(isPlain).map((mail) => ({ ...mail, subject: mail.subject.replace(control, ' ').trim() }));
    if (plain.length > 0) for (const [key, error] of await this.deliver(plain)) failures.set(key, error);
    return failures;
  }

  /** Resolves with the name of the server once it would take an email. */
  abstract reach(): Promise<string>;

  /** The emails passed here are validated: they cannot inject a header or a recipient. */
  protected abstract deliver(mails: Mail[]): Promise<Failures>;
}
