import { EnvironmentSettings } from '@somo/platform/settings';
import { IsEmail, IsInt, IsString, Matches, ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';

import type { MailSigning } from './outside/mail/port.js';

const siteAddress = /^https?:\/\/[^\s/]+$/;
const smtpAddress = /^smtps?:\/\/[^\s/]+/;

const inProduction = (args?: ValidationArguments) => (args?.object as NotificationConfig | undefined)?.NODE_ENV === 'production';

function isWhereWeAre(value: unknown, args?: ValidationArguments): boolean {
  return value === '' ? !inProduction(args) : typeof value === 'string' && siteAddress.test(value);
}

function isThereInProduction(value: unknown, args?: ValidationArguments): boolean {
  if (value === '') return !inProduction(args);
  return typeof value === 'string' && smtpAddress.test(value);
}

export class NotificationConfig extends EnvironmentSettings {
  @IsString()
  NODE_ENV = 'development';

  @IsInt()
  PORT = 3000;

  /** Somo's public URL, for links in emails. */
  @ValidateBy({
    name: 'isWhereWeAre',
    validator: {
      validate: isWhereWeAre,
      defaultMessage: () =>
        'it must be an address without a path, such as https://somo.example; production needs it for the links in mails',
    },
  })
  PUBLIC_URL = '';

  /** Empty: emails go to /dev/mail instead of real inboxes; production needs a server. */
  @ValidateBy({
    name: 'isThereInProduction',
    validator: {
      validate: isThereInProduction,
      defaultMessage: () => 'it must be a mail server such as smtp://user:password@mail.example:587',
    },
  })
  SMTP_URL = '';

  @IsEmail()
  MAIL_FROM = 'no-reply@somo.test';

  /** Signs the webhooks of Resend to `/api/mail/webhooks/resend`; empty: they are refused. */
  @ValidateIf(({ RESEND_WEBHOOK_SECRET }: NotificationConfig) => RESEND_WEBHOOK_SECRET !== '')
  @Matches(/^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/, { message: 'it must be the signing secret of the webhook, such as whsec_…' })
  RESEND_WEBHOOK_SECRET = '';

  /** The selector under which mail servers find the public half of DKIM_PRIVATE_KEY, at `<selector>._domainkey.<domain of MAIL_FROM>`. */
  @IsString()
  DKIM_SELECTOR = 'somo';

  /** Signs emails (PEM; line breaks may be written as \\n); empty: the mail server signs them. */
  @ValidateIf(({ DKIM_PRIVATE_KEY }: NotificationConfig) => DKIM_PRIVATE_KEY !== '')
  @Matches(/^-----BEGIN (RSA )?PRIVATE KEY-----/, { message: 'it must be a private key in PEM' })
  DKIM_PRIVATE_KEY = '';

  /** Who push services write to if something is wrong: an https or mailto address of the internet; empty: PUBLIC_URL, or OPERATOR_EMAIL. */
  @ValidateIf(({ PUSH_CONTACT }: NotificationConfig) => PUSH_CONTACT !== '')
  @Matches(/^(https:\/\/|mailto:[^@\s]+@)[^\s@]+\.[a-z]{2,}/i, {
    message: 'it must be an https or mailto address, such as mailto:support@somo.example',
  })
  PUSH_CONTACT = '';

  /** Hosts with their ports, such as localhost:8443, that stand for push services in tests; refused in production. */
  @ValidateBy({
    name: 'isForTests',
    validator: {
      validate: (value: unknown, args) => value === '' || !inProduction(args),
      defaultMessage: () => 'it is for tests and must be empty in production',
    },
  })
  PUSH_TEST_HOSTS = '';

  /** Receives the messages sent through /contact. */
  @IsEmail()
  OPERATOR_EMAIL = 'support@somo.test';

  /** Returns how emails are signed; undefined if they are not signed here. */
  signing(): MailSigning | undefined {
    if (this.DKIM_PRIVATE_KEY === '') return undefined;
    const domain = this.MAIL_FROM.split('@')[1] ?? '';
    return { domain, selector: this.DKIM_SELECTOR, privateKey: this.DKIM_PRIVATE_KEY.replaceAll('\\n', '\n') };
  }

  pushContact(): string {
    if (this.PUSH_CONTACT !== '') return this.PUSH_CONTACT;
    return this.PUBLIC_URL.startsWith('https://') ? this.PUBLIC_URL : `mailto:${this.OPERATOR_EMAIL}`;
  }

  pushTestHosts(): string[] {
    return this.PUSH_TEST_HOSTS.split(',').filter(Boolean);
  }

  publicUrl(): string {
    return this.PUBLIC_URL || `http://localhost:${this.PORT}`;
  }
}
