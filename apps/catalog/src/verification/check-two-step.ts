import { refuse } from '@somo/contracts/refusals';
import type { Ask } from '@somo/platform/ask';

/** Refuses an operator without two-step sign-in, whatever this installation wants of operators otherwise. */
export async function checkTwoStep(ask: Ask): Promise<void> {
  const { isOn } = await ask.for('auth.get-two-step', {});
  if (!isOn) throw refuse('two-step-needed');
}
