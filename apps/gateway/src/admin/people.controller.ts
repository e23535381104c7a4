import { Body, Controller } from '@nestjs/common';
import type { AccountCase, AccountRecord } from '@somo/contracts/operators';
import type { Person } from '@somo/contracts/people';
import { ChangeEmailBody } from '@somo/contracts/routes/admin';
import { DecideBody, RestoreBody, SuspendBody, UnrestrictBody } from '@somo/contracts/routes/standing';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { People } from '../people/people.js';
import { AuditInvalidInput } from './invalid-input-auditor.js';

/** What operators can see of an account and do to it; everything they do is audited. */
@Controller()
export class AdminPeopleController {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/admin/people/:id', {
    summary: 'Get an account: how its owner signs in, its standing, decisions and open sessions; the look is in the audit log',
    of: 'account',
  })
  async getAccount(@Id() userId: string): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.get-account-record', { userId }));
  }

  @Route('POST /api/admin/people/:id/warn', {
    summary: 'Warn a person, who reads the reason',
    of: 'account',
  })
  @AuditInvalidInput('auth', 'warn-user')
  async warnPerson(@Id() userId: string, @Body() body: DecideBody): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.warn-user', { userId, ...body }));
  }

  @Route('POST /api/admin/people/:id/restrict', {
    summary: 'Restrict a person: neither they nor people new to them can begin with each other',
    of: 'account',
  })
  @AuditInvalidInput('auth', 'restrict-user')
  async restrictPerson(@Id() userId: string, @Body() body: DecideBody): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.restrict-user', { userId, ...body }));
  }

  @Route('POST /api/admin/people/:id/unrestrict', {
    summary: 'Lift a restriction',
    of: 'account',
  })
  @AuditInvalidInput('auth', 'unrestrict-user')
  async unrestrictPerson(@Id() userId: string, @Body() body: UnrestrictBody): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.unrestrict-user', { userId, ...body }));
  }

  @Route('POST /api/admin/people/:id/suspend', {
    summary:
      'Suspend an account: no sign-in, upcoming lessons cancelled with a full refund, payouts on hold; needs your password again, and a code if you sign in with two steps',
    of: 'account',
  })
  @RateLimit('password')
  @AuditInvalidInput('auth', 'suspend-user')
  async suspendAccount(@Id() userId: string, @Body() body: SuspendBody): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.suspend-user', { userId, ...body }));
  }

  @Route('POST /api/admin/people/:id/restore', {
    summary: 'Restore a suspended account; what was cancelled stays cancelled',
    of: 'account',
  })
  @AuditInvalidInput('auth', 'restore-user')
  async restoreAccount(@Id() userId: string, @Body() body: RestoreBody): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.restore-user', { userId, ...body }));
  }

  @Route('POST /api/admin/people/:id/email', {
    summary:
      "Change an account's email address; its owner is signed out and must confirm the new one; needs your password again, and a code if you sign in with two steps",
    of: 'account',
  })
  @RateLimit('password')
  @AuditInvalidInput('auth', 'change-email')
  async changeEmail(@Id() userId: string, @Body() body: ChangeEmailBody): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.change-email', { userId, ...body }));
  }

  private async named(account: AccountRecord): Promise<AccountCase> {
    const people = await this.people.byIds([account.userId]);
    return { ...account, person: people.get(account.userId) as Person };
  }
}
