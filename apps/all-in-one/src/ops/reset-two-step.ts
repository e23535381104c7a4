import { ResetTwoStep } from '@somo/auth/commands/reset-two-step';
import { Refusal } from '@somo/contracts/refusals';
import type { Clock } from '@somo/platform/clock';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Command } from './command.js';

export const resetTwoStepCommand = (clock: Clock): Command => ({
  words: 'reset-two-step',
  takes: ['email'],
  about: 'turn off two-step sign-in for someone who has lost both phone and recovery codes',
  async run(schemas, email) {
    try {
      await new ResetTwoStep(await schemas.transactionOf('auth', clock), clock).run({ email });
      return { text: `${email} now signs in without a second step. All their sessions have ended.`, data: { email } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new StartProblem(
        error.code === 'account-not-found' ? `No account found for ${email}.` : `${email} has no two-step sign-in to turn off.`,
      );
    }
  },
});
