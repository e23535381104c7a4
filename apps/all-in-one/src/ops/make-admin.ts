import { AppointOperator } from '@somo/auth/commands/appoint-operator';
import { Refusal } from '@somo/contracts/refusals';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Command } from './command.js';

export const makeAdminCommand: Command = {
  words: 'make-admin',
  argument: 'email',
  about: 'makes an account that is neither teacher nor student an operator’s',
  async run(schemas, email) {
    try {
      const data = await new AppointOperator(await schemas.of('auth')).run({ email });
      return { text: `${data.email} is an operator now, from the next sign-in on.`, data };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new StartProblem(
        error.code === 'not-found'
          ? `Nobody has registered as ${email}: register at /register first, without choosing a role.`
          : `${email} is a teacher or a student, and stays one: register another address for this.`,
      );
    }
  },
};
