import type { Alternative } from '@somo/contracts/lessons';
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

/** The refusal of a time that is taken, with free times nearby. */
export const slotTaken = (alternatives: Alternative[]): ClaimRefusal => new ClaimRefusal('slot-taken', { details: { alternatives } });
