import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StopReason } from '@somo/contracts/notification-settings';
import { refuse } from '@somo/contracts/refusals';
import type { Webhook } from '@somo/contracts/webhook';
import { minuteMs } from '@somo/calendar/days';

/** An address to which no more emails should go. */
interface Undelivered {
  address: string;
  reason: StopReason;
  at: number;
}

const toleranceMs = 5 * minuteMs;

/** Returns the addresses that a webhook of Resend reports; refuses one that it has not signed, or not lately. Temporary failures are none. */
export function undeliveredOf({ body, headers }: Webhook, secret: string, now: number): Undelivered[] {
  checkSigned(body, headers, secret, now);
  const { type, created_at: createdAt, data } = readReport(body);
  const reason =
    type === 'email.complained' ? 'complained' : type === 'email.bounced' && data.bounce?.type === 'Permanent' ? 'bounced' : undefined;
  const at = Date.parse(String(createdAt));
  const to = Array.isArray(data.to) ? data.to.filter((address) => typeof address === 'string') : [];
  return reason ? to.map((address) => ({ address, reason, at: Number.isNaN(at) ? now : Math.min(at, now) })) : [];
}

/** Signed over id, time and body (https://www.standardwebhooks.com); while a key is being changed there are two signatures. */
function checkSigned(body: string, headers: Webhook['headers'], secret: string, now: number): void {
  const [id, seconds, signatures] = ['svix-id', 'svix-timestamp', 'svix-signature'].map((name) => headers[name]);
  if (typeof id !== 'string' || typeof seconds !== 'string' || typeof signatures !== 'string') throw refuse('bad-signature');
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(Number(seconds) * 1000 - now) > toleranceMs) throw refuse('bad-signature');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest();
  const isOurs = (signature: string) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return signature.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  };
  if (!signatures.split(' ').some(isOurs)) throw refuse('bad-signature');
}

interface Report {
  type?: unknown;
  created_at?: unknown;
  data: { to?: unknown; bounce?: { type?: unknown } };
}

function readReport(body: string): Report {
  try {
    const report = JSON.parse(body) as Partial<Report> | null;
    if (typeof report?.data === 'object' && (report.data as unknown) !== null) return { ...report, data: report.data };
  } catch {
    // Falls through: signed, but not JSON.
  }
  throw refuse('malformed-request');
}
