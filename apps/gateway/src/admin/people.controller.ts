import { Body, Controller } from '@nestjs/common';
import type { AccountCase, AccountRecord } from '@somo/contracts/operators';
import type { Person } from '@somo/contracts/people';
import { ChangeEmailBody, OperatorNoteBody, SuspendBody } from '@somo/contracts/routes/admin';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';
import { AuditInvalidInput } from './audit-invalid-input.js';

/** What operators can see of an account and do to it; everything they do is audited. */
@Controller()
export class AdminPeopleController {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/admin/people/:id', { by: ['admin'] })
  async get(@Id('account-not-found') userId: string): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.get-account-record', { userId }));
  }

  @Route('POST /api/admin/people/:id/suspend', { by: ['admin'] })
  @AuditInvalidInput('auth', 'suspend-user')
  async suspend(@Id('account-not-found') userId: string, @Body() body: SuspendBody): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.suspend-user', { userId, ...body }));
  }

  @Route('POST /api/admin/people/:id/restore', { by: ['admin'] })
  @AuditInvalidInput('auth', 'restore-user')
  async restore(@Id('account-not-found') userId: string, @Body() { note }: OperatorNoteBody): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.restore-user', { userId, note }));
  }

  @Route('POST /api/admin/people/:id/email', { by: ['admin'] })
  @AuditInvalidInput('auth', 'change-email')
  async changeEmail(@Id('account-not-found') userId: string, @Body() body: ChangeEmailBody): Promise<AccountCase> {
    return this.named(await this.ask.for('auth.change-email', { userId, ...body }));
  }

  private async named(account: AccountRecord): Promise<AccountCase> {
    const people = await this.people.byIds([account.userId]);
    return { ...account, person: people.get(account.userId) as Person };
  }
}
