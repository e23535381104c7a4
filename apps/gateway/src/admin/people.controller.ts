import { Body, Controller } from '@nestjs/common';
import type { AccountCase, AccountRecord } from '@somo/contracts/operators';
import type { Person } from '@somo/contracts/people';
import { ChangeEmailBody, OperatorNoteBody, SuspendBody } from '@somo/contracts/routes/admin';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
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
    summary: 'Get an account: how its owner signs in, and whether it is suspended',
    by: ['admin'],
    of: 'account',
  })
  async getAccount(@Id() userId: string): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.get-account-record', { userId }));
  }

  @Route('POST /api/admin/people/:id/suspend', {
    summary: 'Suspend an account: no sign-in, upcoming lessons cancelled with a full refund, payouts on hold',
    by: ['admin'],
    of: 'account',
  })
  @AuditInvalidInput('auth', 'suspend-user')
  async suspendAccount(@Id() userId: string, @Body() body: SuspendBody): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.suspend-user', { userId, ...body }));
  }

  @Route('POST /api/admin/people/:id/restore', {
    summary: 'Restore a suspended account; what was cancelled stays cancelled',
    by: ['admin'],
    of: 'account',
  })
  @AuditInvalidInput('auth', 'restore-user')
  async restoreAccount(@Id() userId: string, @Body() { note }: OperatorNoteBody): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.restore-user', { userId, note }));
  }

  @Route('POST /api/admin/people/:id/email', {
    summary: "Change an account's email address; its owner is signed out and must confirm the new one",
    by: ['admin'],
    of: 'account',
  })
  @AuditInvalidInput('auth', 'change-email')
  async changeEmail(@Id() userId: string, @Body() body: ChangeEmailBody): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.change-email', { userId, ...body }));
  }

  private async named(account: AccountRecord): Promise<AccountCase> {
    const people = await this.people.byIds([account.userId]);
    return { ...account, person: people.get(account.userId) as Person };
  }
}
