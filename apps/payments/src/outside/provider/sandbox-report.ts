import { refuse } from '@somo/contracts/refusals';
import { isUUID } from 'class-validator';
import type { ProviderReport } from './port.js';

/** The sandbox's own wording of a report, which nobody but this file knows. */
export function writeSandboxReport(report: ProviderReport, chargeId: string): string {
  return JSON.stringify({
    type: `charge.${report.kind}`,
    charge: { id: chargeId, reference: report.reference, refunded_cents: report.refundedCents },
  });
}

export function readSandboxReport(body: string): ProviderReport {
  const { type, charge } = parse(body) as { type?: unknown; charge?: { reference?: unknown; refunded_cents?: unknown } };
  const kind = type === 'charge.captured' ? 'captured' : type === 'charge.refunded' ? 'refunded' : undefined;
  const { reference, refunded_cents: refundedCents } = charge ?? {};
  if (!kind || !isUUID(reference) || !Number.isSafeInteger(refundedCents)) throw refuse('malformed-request');
  return { kind, reference: reference as string, refundedCents: refundedCents as number };
}

function parse(body: string): object {
  try {
    return Object(JSON.parse(body)) as object;
  } catch {
    throw refuse('malformed-request');
  }
}
