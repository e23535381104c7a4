import { decide } from '@somo/auth/accounts/decide';
import { changeEmail } from '@somo/auth/accounts/change-email';
import { readEmail } from '@somo/contracts/rules/email';
import { decisionCauses, type DecisionCause } from '@somo/contracts/standing';
import { RestoreUser } from '@somo/auth/commands/restore-user';
import { RestrictUser } from '@somo/auth/commands/restrict-user';
import { UnrestrictUser } from '@somo/auth/commands/unrestrict-user';
import { WarnUser } from '@somo/auth/commands/warn-user';
import { FindAccounts } from '@somo/auth/queries/find-accounts';
import type { Caller } from '@somo/contracts/caller';
import { auditedServices } from '@somo/contracts/operators';
import { Refusal } from '@somo/contracts/refusals';
import type { Clock } from '@somo/platform/clock';
import { listAudit } from '@somo/platform/operating/list-audit';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Command, CommandOutput } from './command.js';
import type { Schemas } from './schemas.js';
import { table } from './table.js';

const caller: Caller = { kind: 'service', service: 'auth' };
const latest = 50;

/** Commands for accounts, for when no operator can sign in at /admin. The audit log names the command line as their author. */
export function accountCommands(clock: Clock): Command[] {
  const on = async (schemas: Schemas) => [await schemas.transactionOf('auth', clock), clock] as const;
  return [
    {
      words: 'accounts',
      takes: ['email'],
      about: 'find accounts by how their email address begins',
      async run(schemas, email = '') {
        const data = await new FindAccounts(await schemas.of('auth')).run({ email });
        const rows = data.map(({ email, role, suspended, restricted, userId }) => ({
          email,
          role: role ?? 'none',
          suspended: suspended ? 'yes' : 'no',
          restricted: restricted ? 'yes' : 'no',
          userId,
        }));
        return { text: table(rows, `No account begins with ${email}.`), data };
      },
    },
    {
      words: 'warn',
      takes: ['email', 'cause', 'reason'],
      about: `warn someone, who reads the reason; causes: ${decisionCauses.join(', ')}`,
      run: (schemas, email = '', cause = '', reason = '') =>
        change(schemas, email, 'is warned', async (userId) =>
          new WarnUser(...(await on(schemas))).run({ userId, cause: causeOf(cause), note: reason, reason }, caller),
        ),
    },
    {
      words: 'restrict',
      takes: ['email', 'cause', 'reason'],
      about: 'keep someone from beginning with new people, who read the reason; causes as for warn',
      run: (schemas, email = '', cause = '', reason = '') =>
        change(schemas, email, 'is restricted', async (userId) =>
          new RestrictUser(...(await on(schemas))).run({ userId, cause: causeOf(cause), note: reason, reason }, caller),
        ),
    },
    {
      words: 'unrestrict',
      takes: ['email', 'reason'],
      about: 'lift a restriction',
      run: (schemas, email = '', reason = '') =>
        change(schemas, email, 'is no longer restricted', async (userId) =>
          new UnrestrictUser(...(await on(schemas))).run({ userId, note: reason, reason }, caller),
        ),
    },
    {
      words: 'suspend',
      takes: ['email', 'reason'],
      about: 'keep someone out; cancels their lessons, holds their payouts',
      run: (schemas, email = '', reason = '') =>
        change(schemas, email, 'is suspended', async (userId) => {
          const [transaction] = await on(schemas);
          return decide({ transaction, clock }, caller, 'suspend', { userId, note: reason, reason });
        }),
    },
    {
      words: 'restore',
      takes: ['email', 'reason'],
      about: 'let a suspended person back in',
      run: (schemas, email = '', note = '') =>
        change(schemas, email, 'is active again', async (userId) => new RestoreUser(...(await on(schemas))).run({ userId, note }, caller)),
    },
    {
      words: 'change-email',
      takes: ['email', 'new email', 'reason'],
      about: "change an account's email address",
      run: (schemas, email = '', newEmail = '', note = '') =>
        change(schemas, email, `now has the address ${newEmail}`, async (userId) => {
          const [transaction] = await on(schemas);
          return changeEmail({ transaction, clock }, caller, { userId, email: newEmail, note });
        }),
    },
    { words: 'audit', about: `the latest ${latest} entries of each audit log`, run: readAudit },
  ];
}

async function change(schemas: Schemas, email: string, outcome: string, act: (userId: string) => Promise<unknown>): Promise<CommandOutput> {
  const wanted = readEmail(email);
  const found = await new FindAccounts(await schemas.of('auth')).run({ email: wanted });
  const account = found.find((one) => one.email.toLowerCase() === wanted.toLowerCase());
  if (!account) throw new StartProblem(`No account found for ${email}.`);
  try {
    return { text: `${email} ${outcome}.`, data: await act(account.userId) };
  } catch (error) {
    throw error instanceof Refusal ? new StartProblem(sentenceOf(error)) : error;
  }
}

function causeOf(text: string): DecisionCause {
  const cause = decisionCauses.find((one) => one === text);
  if (!cause) throw new StartProblem(`The cause is one of ${decisionCauses.join(', ')}.`);
  return cause;
}

function sentenceOf({ message, details }: Refusal): string {
  const errors = Object.values((details.errors ?? {}) as Record<string, string[]>).flat();
  return errors.length > 0 ? errors.join(' ') : message;
}

async function readAudit(schemas: Schemas): Promise<CommandOutput> {
  const logs = await Promise.all(auditedServices.map(async (service) => listAudit(await schemas.of(service), { limit: latest })));
  const data = logs.flat().sort((a, b) => b.at.localeCompare(a.at));
  const rows = data.map(({ at, operatorId, action, thingId, refused, note }) => ({
    ...{ at, operator: operatorId ?? 'command line', action, about: thingId, outcome: refused ?? 'done', note: note.slice(0, 60) },
  }));
  return { text: table(rows, 'Nothing yet.'), data };
}
