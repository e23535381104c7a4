import { Body, Controller, Req } from '@nestjs/common';
import type { Account } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import type { PayoutMethod } from '@somo/contracts/payouts';
import type { PrivacySettings } from '@somo/contracts/privacy';
import { refuse } from '@somo/contracts/refusals';
import {
  SettingsBody,
  type PaymentSettingsBody,
  type PayoutProof,
  type TeachingSettingsBody,
  type UserSettings,
} from '@somo/contracts/routes/settings';
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
    const own = Promise.all([
      this.ask.for('catalog.get-privacy', {}),
      this.ask.for('auth.get-account', {}),
      this.ask.for('notification.get-settings', {}),
    ]);
    if (!isTeacher) return sharedSettings(await own);
    const [payment, payoutMethods, teaching, shared] = await Promise.all([
      this.ask.for('payments.get-payout-method', {}),
      this.ask.for('payments.list-payout-methods', {}),
      this.ask.for('scheduling.get-teaching-settings', {}),
      own,
    ]);
    return { payment, payoutMethods, teaching, ...sharedSettings(shared) };
  }

  @Route('PATCH /api/me/settings', {
    summary:
      'Update one section of your settings; payout changes require your password (without one, a sign-in within the last five minutes), and a code if your sign-in takes two steps, or a passkey',
    by: ['any'],
  })
  @RateLimit('password')
  async saveSettings(@Body() { payment, teaching, privacy, account, notifications }: SettingsBody): Promise<UserSettings> {
    checkOneSection({ payment, teaching, privacy, account, notifications });
    if (notifications) return { notifications: await this.ask.for('notification.save-settings', { ...notifications }) };
    if (account) return { account: await this.ask.for('auth.save-account-settings', { ...account }) };
    if (privacy) return { privacy: await this.ask.for('catalog.save-privacy', { ...privacy }) };
    if (teaching) return { teaching: await this.ask.for('scheduling.save-teaching-settings', changesOf(teaching)) };
    const { currentPassword, code, codeMethod, passkey, ...method } = payment!;
    const proof = { currentPassword, code, codeMethod, passkey };
    return { payment: await this.ask.for('payments.save-payout-method', { ...proof, to: methodOf(method) }) };
  }
}

type Shared = [PrivacySettings, Account, Asks['notification.get-settings']['out']];

const sharedSettings = ([privacy, { language, timeZone }, told]: Shared): UserSettings => ({
  privacy,
  account: { language, timeZone },
  ...told,
});

/** Each section is another service's: one that is refused must not leave the other one saved. */
function checkOneSection(body: SettingsBody): void {
  const given = Object.entries(body).filter(([, section]) => section !== undefined);
  if (given.length === 1) return;
  throw refuse('invalid-input', { errors: { [given[1]?.[0] ?? 'payment']: ['Please send one section of the settings'] } });
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
}: Omit<PaymentSettingsBody, keyof PayoutProof>): PayoutMethod {
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
