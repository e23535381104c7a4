import { refuse } from '@somo/contracts/refusals';
import { isUUID } from 'class-validator';
import type { ProviderReport } from './port.js';

const disputes = [null, 'open', 'won', 'lost'];

/** Serializes a report in the sandbox's own format, known only to this file. */
export function writeSandboxReport(report: ProviderReport, chargeId: string): string {
  return JSON.stringify({
    type: 'charge.updated',
    charge: {
      id: chargeId,
      reference: report.reference,
      sequence: report.sequence,
      captured: report.captured,
      amount_cents: report.amountCents,
      currency: 'usd',
      fee_cents: report.feeCents,
      refunded_cents: report.refundedCents,
      dispute: report.dispute,
    },
  });
}

/** Parses a report; refuses `malformed-request` for anything else. */
export function readSandboxReport(body: string): ProviderReport {
  const { type, charge } = parse(body) as { type?: unknown; charge?: unknown };
  const said = Object(charge) as Record<string, unknown>;
  const { reference, sequence, captured, dispute, currency } = said;
  const [amountCents, feeCents, refundedCents] = [said['amount_cents'], said['fee_cents'], said['refunded_cents']];
  const readable = type === 'charge.updated' && isUUID(reference) && typeof captured === 'boolean' && disputes.includes(dispute as null);
  if (!readable || currency !== 'usd' || ![sequence, amountCents, feeCents, refundedCents].every(isCents))
    throw refuse('malformed-request');
  return { reference, sequence, captured, amountCents, feeCents, refundedCents, dispute } as ProviderReport;
}

function isCents(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function parse(body: string): object {
  try {
    return Object(JSON.parse(body)) as object;
  } catch {
    throw refuse('malformed-request');
  }
}
