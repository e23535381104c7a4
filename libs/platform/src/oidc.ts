import { googleIssuer, isIssuer } from '@somo/contracts/rules/google';
import { IsString, ValidateBy, type ValidationArguments } from 'class-validator';
import { allowInsecureRequests, discovery, None, ClientSecretPost, type Configuration } from 'openid-client';
import { EnvironmentSettings } from './settings.js';

const discoveryTimeoutSeconds = 5;

function IsIssuer(): PropertyDecorator {
  return ValidateBy({
    name: 'isIssuer',
    validator: {
      validate: (value, args?: ValidationArguments) =>
        typeof value === 'string' && isIssuer(value, (args?.object as GoogleConfig | undefined)?.NODE_ENV === 'production'),
      defaultMessage: () => 'it must be the https address of an OpenID Connect issuer',
    },
  });
}

/** What the gateway needs to send someone to Google. Without a client ID there is no Google sign-in. */
export class GoogleConfig extends EnvironmentSettings {
  @IsString()
  NODE_ENV = 'development';

  @IsString()
  GOOGLE_CLIENT_ID = '';

  @IsIssuer()
  GOOGLE_ISSUER = googleIssuer;
}

/**
 * Returns the provider's endpoints and keys for this client, from its discovery document (OpenID Connect Discovery 1.0). Without a secret it
 * serves to make addresses only. Rejects if the provider does not answer within five seconds.
 */
export function discoverProvider(config: GoogleConfig, secret?: string): Promise<Configuration> {
  const issuer = new URL(config.GOOGLE_ISSUER);
  const authentication = secret === undefined ? None() : ClientSecretPost(secret);
  return discovery(issuer, config.GOOGLE_CLIENT_ID, undefined, authentication, {
    timeout: discoveryTimeoutSeconds,
    ...(issuer.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}),
  });
}
