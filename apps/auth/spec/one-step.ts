import type { SignedIn, TwoStepAsked } from '@somo/contracts/asks/auth';

/** Returns the session of a sign-in that takes one step; rejects if it asks for a second. */
export async function oneStep(signingIn: Promise<SignedIn | TwoStepAsked>): Promise<SignedIn> {
  const answer = await signingIn;
  if ('step' in answer) throw new Error('The sign-in asks for a second step.');
  return answer;
}
