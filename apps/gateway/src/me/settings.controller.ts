import { Body, Controller, Req } from '@nestjs/common';
import type { PayoutMethod } from '@somo/contracts/payouts';
import { refuse } from '@somo/contracts/refusals';
import { SettingsBody, type PaymentSettingsBody, type TeachingSettingsBody, type UserSettings } from '@somo/contracts/routes/settings';
import type { TeachingSettings } from '@somo/contracts/teaching';
import { Ask } from '@somo/platform/ask';
import type { FastifyRequest } from 'fastify';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

@Controller()
export class SettingsController {
  constructor(private readonly ask: Ask) {}

  @Route('GET /api/me/settings', {
    summary: 'Get your settings; payout account numbers and email addresses are masked',
    by: ['student', 'teacher'],
  })
  async getSettings(@Req() { caller }: FastifyRequest): Promise<UserSettings> {
    const isTeacher = caller?.kind === 'user' && caller.role === 'teacher';
    if (!isTeacher) return { privacy: await this.ask.for('catalog.get-privacy', {}) };
    const [payment, payoutMethods, teaching, privacy] = await Promise.all([
      this.ask.for('payments.get-payout-method', {}),
      this.ask.for('payments.list-payout-methods', {}),
      this.ask.for('scheduling.get-teaching-settings', {}),
      this.ask.for('catalog.get-privacy', {}),
    ]);
    return { payment, payoutMethods, teaching, privacy };
  }

  @Route('PATCH /api/me/settings', {
    summary: 'Update one section of your settings; payout changes require your password',
    by: ['student', 'teacher'],
  })
  @RateLimit('password')
  async saveSettings(@Body() { payment, teaching, privacy }: SettingsBody): Promise<UserSettings> {
    if (privacy && (payment || teaching))
      throw refuse('invalid-input', { errors: { privacy: ['Please send one section of the settings'] } });
    if (privacy) return { privacy: await this.ask.for('catalog.save-privacy', { ...privacy }) };
    if (payment && teaching) throw refuse('invalid-input', { errors: { teaching: ['Please send one section of the settings'] } });
    if (teaching) return { teaching: await this.ask.for('scheduling.save-teaching-settings', changesOf(teaching)) };
    if (!payment) throw refuse('invalid-input', { errors: { payment: ['Please send one section of the settings'] } });
    const { currentPassword } = payment;
    return { payment: await this.ask.for('payments.save-payout-method', { currentPassword, to: methodOf(payment) }) };
  }
}

/** Returns the settings that the body has. */
const changesOf = (body: TeachingSettingsBody): Partial<TeachingSettings> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/** Returns only the fields the chosen method needs; the rest of the body is ignored. */
function methodOf({
  method,
  bankName = '',
  accountHolder,
  accountNumber = '',
  swift = '',
  mobileNumber = '',
  country,
  network,
  email = '',
}: PaymentSettingsBody): PayoutMethod {
  switch (method) {
    case 'bank_transfer':
      return {
        method,
        bankName: bankName.trim(),
        accountHolder: (accountHolder ?? '').trim(),
        accountNumber: accountNumber.replace(/[ -]/g, ''),
        swift: swift.toUpperCase(),
      };
    case 'mobile_money':
      return {
        ...{ method, mobileNumber },
        ...(country && { country }),
        ...(network && { network }),
        ...(accountHolder && { accountHolder: accountHolder.trim() }),
      };
    case 'paypal':
      return { method, email };
  }
}
