import { AreEncryptionKeys, developmentKeys } from '@somo/platform/identity/encryption-keys';
import { EnvironmentSettings } from '@somo/platform/settings';
import { IsInt, IsString, ValidateBy, type ValidationArguments } from 'class-validator';

const inProduction = (args?: ValidationArguments) => (args?.object as { NODE_ENV?: string } | undefined)?.NODE_ENV === 'production';
const hostAndPort = /^[a-z0-9.-]+:\d{1,5}$/;
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

export class SchedulingConfig extends EnvironmentSettings {
  @IsString()
  NODE_ENV = 'development';

  /**
   * Encrypts the addresses of teachers' calendars elsewhere: `new=<32 bytes in base64>,old=…`; the first key encrypts, all decrypt.
   * Production needs keys of its own.
   */
  @AreEncryptionKeys()
  CALENDAR_KEYS = developmentKeys;

  /** Hosts with ports from which calendars are read although they are not public, for tests: `localhost:8080,…`. */
  @ValidateBy({
    name: 'isForDevelopment',
    validator: {
      validate: (value, args) => value === '' || !inProduction(args),
      defaultMessage: () => 'with NODE_ENV=production it must be empty: nobody may make Somo read addresses of its own network',
    },
  })
  @ValidateBy({
    name: 'areHosts',
    validator: {
      validate: (value) => typeof value === 'string' && listOf(value).every((part) => hostAndPort.test(part)),
      defaultMessage: () => 'must be hosts with ports, such as localhost:8080, with commas between them',
    },
  })
  OUTBOUND_ALLOW = '';

  @IsString()
  PUBLIC_URL = '';

  @IsInt()
  PORT = 3000;

  outboundAllow(): string[] {
    return listOf(this.OUTBOUND_ALLOW);
  }

  /** Returns the host of our own addresses. */
  publicHost(): string {
    return new URL(this.PUBLIC_URL || `http://localhost:${this.PORT}`).hostname;
  }
}
