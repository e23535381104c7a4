import { Settings } from '@somo/platform/settings';
import { IsEmail, IsInt, IsString, Matches, ValidateBy, type ValidationArguments } from 'class-validator';

const smtpAddress = /^smtps?:\/\/[^\s/]+/;

function isThereInProduction(value: unknown, args?: ValidationArguments): boolean {
  if (value === '') return (args?.object as NotificationConfig | undefined)?.NODE_ENV !== 'production';
  return typeof value === 'string' && smtpAddress.test(value);
}

export class NotificationConfig extends Settings {
  @IsString()
  NODE_ENV = 'development';

  @IsInt()
  PORT = 3000;

  /** Where people reach Somo, for the links in mails. */
  @Matches(/^(https?:\/\/[^\s/]+)?$/, { message: 'it must be an address without a path, such as https://somo.example' })
  PUBLIC_URL = '';

  /** Left empty, mails go to /dev/mail instead of to people; production needs a server. */
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

  publicUrl(): string {
    return this.PUBLIC_URL || `http://localhost:${this.PORT}`;
  }
}
