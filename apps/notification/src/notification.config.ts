import { EnvironmentSettings } from '@somo/platform/settings';
import { IsEmail, IsInt, IsString, ValidateBy, type ValidationArguments } from 'class-validator';

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

  /** Receives the messages sent through /contact. */
  @IsEmail()
  OPERATOR_EMAIL = 'support@somo.test';

  publicUrl(): string {
    return this.PUBLIC_URL || `http://localhost:${this.PORT}`;
  }
}
