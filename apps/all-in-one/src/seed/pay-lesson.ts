import { Refusal } from '@somo/contracts/refusals';
import type { SeedAccount } from './create-accounts.js';
import type { SeedAsk } from './seed-ask.js';

/** Pays for a lesson with the sandbox's demo card, as its student. A real provider takes no card here, so the lesson stays unpaid. */
export async function payLesson(ask: SeedAsk, { token }: Pick<SeedAccount, 'token'>, bookingId: string): Promise<void> {
  try {
    await ask(token, 'payments.pay-lesson', { bookingId });
  } catch (error) {
    // The sandbox has paid by itself, or the payment deadline has passed.
    if (!(error instanceof Refusal) || error.code !== 'payment-not-open') throw error;
  }
}
