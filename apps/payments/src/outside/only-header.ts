import { refuse } from '@somo/contracts/refusals';
import type { Webhook } from '@somo/contracts/webhook';

/** Returns the only value of a webhook's header. Refuses `bad-signature` for a header that is missing, empty or sent more than once. */
export function onlyHeader({ headers }: Webhook, name: string): string {
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
  if (Array.isArray(value)) throw refuse('bad-signature', { detail: `The webhook has ${value.length} ${name} headers; send exactly one.` });
  if (value === undefined || value === '') throw refuse('bad-signature', { detail: `The webhook has no ${name} header.` });
  return value;
}
