import { AppointOperator } from '@somo/auth/commands/appoint-operator';
import { operatorRoles, type OperatorRole } from '@somo/contracts/caller';
import { Refusal, type RefusalCode } from '@somo/contracts/refusals';
import type { Clock } from '@somo/platform/clock';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Command } from './command.js';

export const makeAdminCommand = (clock: Clock): Command => ({
  words: 'make-admin',
  takes: ['email'],
  options: ['roles'],
  about: `make an account without a role an operator account, or give an operator other roles; --roles ${operatorRoles.join(',')} or some of them`,
  async run(schemas, email, roles) {
    const named = roles === undefined ? {} : { roles: rolesIn(roles) };
    try {
      const data = await new AppointOperator(await schemas.transactionOf('auth', clock), clock).run({ email, ...named });
      const list = data.operatorRoles?.join(', ');
      return { text: `${data.email} is now an operator, starting with the next sign-in. Roles: ${list}.`, data };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new StartProblem(sentenceOf(error.code, email) ?? error.message);
    }
  },
});

function sentenceOf(code: RefusalCode, email: string): string | undefined {
  if (code === 'account-not-found') return `No account found for ${email}. Register at /register first, without choosing a role.`;
  if (code !== 'not-for-operators') return undefined;
  return `${email} is a teacher or student account and can't become an operator. Register another address.`;
}

function rolesIn(text: string): OperatorRole[] {
  const named = text.split(',').map((one) => one.trim());
  const unknown = named.find((one) => !operatorRoles.some((role) => role === one));
  if (unknown !== undefined) throw new StartProblem(`There is no role "${unknown}". The roles: ${operatorRoles.join(', ')}.`);
  return operatorRoles.filter((role) => named.includes(role));
}
