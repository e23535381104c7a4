import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

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
