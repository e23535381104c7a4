import { isMailAddress } from '@somo/contracts/rules/email';

export interface Mail {
  /** The same key is the same mail: sent again it carries the same message id. */
  key: string;
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
}

const control = /[\p{Cc}\u2028\u2029]+/gu;

/** Hands one plain-text mail to the outside world; resolves once it has been taken there. */
export abstract class Mailer {
  async send(mail: Mail): Promise<void> {
    if (![mail.to, mail.replyTo ?? mail.to].every(isMailAddress))
      throw new Error('A mail goes to exactly one plain address, and so does its answer.');
    await this.deliver({ ...mail, subject: mail.subject.replace(control, ' ').trim() });
  }

  /** What comes here cannot add a header or a recipient. */
  protected abstract deliver(mail: Mail): Promise<void>;
}
