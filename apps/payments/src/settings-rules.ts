// Class-validator decorators for the settings of payments.
import { isWeak } from '@somo/platform/weak-secrets';
import { ValidateBy, type ValidationArguments } from 'class-validator';

export const inProduction = (args?: ValidationArguments) => (args?.object as { NODE_ENV?: string } | undefined)?.NODE_ENV === 'production';

/** In production, a secret that is set must be random; rejects placeholders. */
export function IsNoPlaceholder(): PropertyDecorator {
  return ValidateBy({
    name: 'isNoPlaceholder',
    validator: {
      validate: (value, args) => value === '' || !inProduction(args) || (typeof value === 'string' && !isWeak(value)),
      defaultMessage: () =>
        'with NODE_ENV=production it must be a secret randomly generated, of 20 characters or more and without words such as secret or changeme',
    },
  });
}

/** Rejects an empty setting when another one is set. */
export function IsThereWith(other: string): PropertyDecorator {
  return ValidateBy({
    name: 'isThereWith',
    validator: {
      validate: (value, args) =>
        typeof value === 'string' && (value !== '' || (args?.object as Record<string, unknown> | undefined)?.[other] === ''),
      defaultMessage: () => `must be set with ${other}`,
    },
  });
}

/** Accepts an address that is empty, HTTPS or, outside production, HTTP. */
export function IsAddressOfApi(example: string): PropertyDecorator {
  return ValidateBy({
    name: 'isAddressOfApi',
    validator: {
      validate: (value, args) => value === '' || isAddress(value, inProduction(args)),
      defaultMessage: () => `must be an address such as ${example}; with NODE_ENV=production https alone`,
    },
  });
}

/** Accepts PayPal's address and, outside production, its sandbox's or any other: the sandbox pays no one. */
export function IsPayPalAddress(): PropertyDecorator {
  return ValidateBy({
    name: 'isPayPalAddress',
    validator: {
      validate: (value, args) =>
        isAddress(value, inProduction(args)) && !(inProduction(args) && new URL(String(value)).host.includes('sandbox')),
      defaultMessage: () => "must be an address such as https://api-m.paypal.com; with NODE_ENV=production https, and not PayPal's sandbox",
    },
  });
}

function isAddress(value: unknown, onlyHttps: boolean): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && !onlyHttps);
}
