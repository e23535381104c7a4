import { Refusal, type RefusalCode } from '@somo/contracts/refusals';
import type { BusyOfTwo } from '../domain/free-for-both.js';

/** What a claim can be refused with; also 'too-many-unpaid' if `unpaidMaximum` is set. */
export const claimRefusals = [
  'slot-taken',
  'you-have-a-lesson-then',
  'daily-limit-reached',
  'in-progress',
  'account-suspended',
  'teacher-not-available',
] as const satisfies RefusalCode[];

export type ClaimRefusalCode = (typeof claimRefusals)[number] | 'too-many-unpaid';

/** How far around a taken time its refusal says what both people have. */
export const nearbyDays = 4;

/** The time can't be had, as the claim itself decided; nothing is stored under the same Idempotency-Key. */
export class ClaimRefusal extends Refusal {
  constructor(
    code: ClaimRefusalCode,
    {
      details,
      busy,
    }: {
      details?: Record<string, unknown>;
      /** Of a time that is taken: what both people have within `nearbyDays`. */ busy?: BusyOfTwo | null;
    } = {},
  ) {
    super(code, details);
    this.busy = busy ?? undefined;
  }

  readonly busy: BusyOfTwo | undefined;
}
