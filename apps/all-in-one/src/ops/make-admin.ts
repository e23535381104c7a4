import { AppointOperator } from '@somo/auth/commands/appoint-operator';
import { Refusal } from '@somo/contracts/refusals';
import { SystemClock } from '@somo/platform/clock';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Command } from './command.js';

export const makeAdminCommand: Command = {
  words: 'make-admin',
  takes: ['email'],
  about: 'make an account without a role an operator account',
  async run(schemas, email) {
    try {
      const data = await new AppointOperator(await schemas.of('auth'), new SystemClock()).run({ email });
      return { text: `${data.email} is now an operator, starting with the next sign-in.`, data };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new StartProblem(
        error.code === 'account-not-found'
          ? `No account found for ${email}. Register at /register first, without choosing a role.`
          : `${email} is a teacher or student account and can't become an operator. Register another address.`,
      );
    }
  },
};
