// The setting that holds the keys which encrypt what a service stores.
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { readEncryptionKeys } from './encryption.js';

// Not a secret: it encrypts the embedded set-up's data on the developer's own machine, and startup in production rejects it.
export const developmentKeys = `development=${Buffer.alloc(32, 'somo').toString('base64')}`;
const minDistinctBytes = 16;

function areKeys(value: unknown, args?: ValidationArguments): boolean {
  if (typeof value !== 'string') return false;
  const inProduction = (args?.object as { NODE_ENV?: string } | undefined)?.NODE_ENV === 'production';
  try {
    const keys = [...readEncryptionKeys(value).values()];
    return keys.every((key) => new Set(key).size >= minDistinctBytes || (!inProduction && key.some((byte) => byte !== 0)));
  } catch {
    return false;
  }
}

/** Requires `new=<32 bytes in base64>,old=…`, of which the first key encrypts and all decrypt; in production, keys of its own. `orNone`: empty is allowed too. */
export function AreEncryptionKeys({ orNone = false } = {}): PropertyDecorator {
  return ValidateBy({
    name: 'areKeys',
    validator: {
      validate: (value, args) => (orNone && value === '') || areKeys(value, args),
      defaultMessage: () =>
        'must be name=<32 bytes in base64>, several with commas between them, never all zeros, and in production randomly generated',
    },
  });
}
