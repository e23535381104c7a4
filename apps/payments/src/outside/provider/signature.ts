import { refuse } from '@somo/contracts/refusals';
import type { Webhook } from '@somo/contracts/webhook';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { onlyHeader } from '../only-header.js';

const header = 'somo-signature';
const toleranceSeconds = 300;

/** Returns a webhook with this body, signed in its header. */
export function signed(secret: string, body: string, nowMs: number): Webhook {
  return { body, headers: { [header]: sign(secret, body, nowMs) } };
}

/** Refuses `bad-signature` for a webhook not signed with `secret`, or not within five minutes of `nowMs`. */
export function checkSigned(secret: string, webhook: Webhook, nowMs: number): void {
  if (!isSigned(secret, webhook.body, onlyHeader(webhook, header), nowMs)) throw refuse('bad-signature');
}

/** Returns `t=<seconds>,v1=<hex>`: HMAC-SHA256 over `<seconds>.<body>`. */
export function sign(secret: string, body: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

/** True for a signature made with `secret` over exactly this body within five minutes of `nowMs`. */
export function isSigned(secret: string, body: string, signature: string, nowMs: number): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature);
  if (!parts?.[1] || !parts[2]) return false;
  const seconds = Number(parts[1]);
  const fresh = Math.abs(nowMs / 1000 - seconds) <= toleranceSeconds;
  return timingSafeEqual(digest(secret, seconds, body), Buffer.from(parts[2], 'hex')) && fresh;
}

function digest(secret: string, seconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
