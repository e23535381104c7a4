import { IsInt, IsString, Matches, Max, Min, ValidateBy, type ValidationArguments } from 'class-validator';
import { retention } from '@somo/contracts/retention/retention';
import { EnvironmentSettings } from '@somo/platform/settings';

const stunList = /^(stuns?:[^\s,]+(,stuns?:[^\s,]+)*)?$/;
const turnList = /^(turns?:[^\s,]+(,turns?:[^\s,]+)*)?$/;
const minSecretLength = 16;

function hasSecret(value: unknown, args?: ValidationArguments): boolean {
  const { TURN_URLS = '' } = (args?.object ?? {}) as Partial<MessagingConfig>;
  return typeof value === 'string' && (TURN_URLS === '' ? true : value.length >= minSecretLength);
}

export class MessagingConfig extends EnvironmentSettings {
  /** STUN servers, through which browsers behind routers find their public address. Empty: local networks only. */
  @Matches(stunList, { message: 'it must be a list such as stun:turn.somo.example:3478' })
  STUN_URLS = '';

  /** TURN servers, which relay calls between browsers that cannot reach each other. */
  @Matches(turnList, { message: 'it must be a list such as turn:turn.somo.example:3478?transport=udp,turns:turn.somo.example:443' })
  TURN_URLS = '';

  /** The `static-auth-secret` of the TURN servers: credentials of each call are derived from it. */
  @IsString()
  @ValidateBy({
    name: 'hasSecret',
    validator: { validate: hasSecret, defaultMessage: () => `TURN_URLS needs it, with at least ${minSecretLength} characters` },
  })
  TURN_SECRET = '';

  /** For how many days recordings of lessons are kept. Those that exist keep the date that their people were told. */
  @IsInt()
  @Min(1)
  @Max(365)
  RECORDING_DAYS: number = retention.recordings.days;

  /** The folder in which recordings are prepared, one at a time; up to 1.3 GB. Empty: the one that the system has for such files. */
  @IsString()
  RECORDING_SCRATCH = '';
}
