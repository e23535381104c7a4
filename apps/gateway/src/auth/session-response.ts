import { Injectable } from '@nestjs/common';
import type { Account, SignedIn } from '@somo/contracts/asks/auth';
import type { Role } from '@somo/contracts/caller';
import type { SessionUser } from '@somo/contracts/people';
import type { SessionAnswer } from '@somo/contracts/routes/auth';
import { currentContext, runWith } from '@somo/platform/context';
import { newId } from '@somo/platform/ids';
import { GatewayConfig } from '../gateway.config.js';
import { People } from '../people/people.js';

const homes: Record<Role, string> = { student: '/student/dashboard', teacher: '/teacher/dashboard', admin: '/admin' };

function homeOf(role: Role | null): string {
  return role === null ? '/onboarding' : homes[role];
}

type Tokens = Pick<SessionAnswer, 'accessToken' | 'expiresAt' | 'storageKey'> & Partial<Pick<SignedIn, 'refreshMaxAgeSeconds'>>;

/** Builds the session response for a signed-in page: auth's account plus catalog's name. */
@Injectable()
export class SessionResponse {
  constructor(
    private readonly people: People,
    private readonly config: GatewayConfig,
  ) {}

  /** Runs the lookups with the new access token, since the request itself came without one. */
  async of(signedIn: Tokens & { account: Account }): Promise<SessionAnswer> {
    const { accessToken, expiresAt, storageKey, refreshMaxAgeSeconds, account } = signedIn;
    const context = { token: accessToken, requestId: currentContext()?.requestId ?? newId() };
    const user = await runWith(context, () => this.user(account));
    const opensOffline =
      refreshMaxAgeSeconds === undefined ? {} : { opensOffline: refreshMaxAgeSeconds !== null && this.config.OFFLINE === 'on' };
    return { accessToken, expiresAt, storageKey, ...opensOffline, user, redirectTo: homeOf(account.role) };
  }

  async user({ userId, names, ...account }: Account): Promise<SessionUser> {
    const person = await this.people.byId(userId);
    return { ...person, ...names, ...account, onboardingCompleted: account.role !== null };
  }
}
