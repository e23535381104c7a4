import type { ClosingPreview } from '@somo/contracts/closing';
import type { Ask } from '@somo/platform/ask';

/** Asks what an account loses if it is closed now, and what keeps it from being closed. */
export async function previewClosing(ask: Ask, userId: string): Promise<ClosingPreview> {
  const [{ obstacle, ...lessons }, money] = await Promise.all([
    ask.asService('booking.get-closing', { userId }),
    ask.asService('payments.get-closing', { userId }),
  ]);
  return { ...lessons, balanceCents: money.balanceCents, obstacle: obstacle ?? money.obstacle };
}
