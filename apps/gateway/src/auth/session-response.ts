import { Injectable } from '@nestjs/common';
import type { Account } from '@somo/contracts/asks/auth';
import type { Role } from '@somo/contracts/caller';
import type { SessionUser } from '@somo/contracts/people';
import type { SessionAnswer } from '@somo/contracts/routes/auth';
import { currentContext, runWith } from '@somo/platform/context';
import { newId } from '@somo/platform/ids';
import { People } from '../people/people.js';

const homes: Record<Role, string> = { student: '/student/dashboard', teacher: '/teacher/dashboard', admin: '/admin' };

function homeOf(role: Role | null): string {
  return role === null ? '/onboarding' : homes[role];
}

type Tokens = Pick<SessionAnswer, 'accessToken' | 'expiresAt' | 'storageKey'>;

/** Builds the session response for a signed-in page: auth's account plus catalog's name. */
@Injectable()
export class SessionResponse {
  constructor(private readonly people: People) {}

  /** Runs the lookups with the new access token, since the request itself came without one. */
  async of(signedIn: Tokens & { account: Account }): Promise<SessionAnswer> {
    const { accessToken, expiresAt, storageKey, account } = signedIn;
    const context = { token: accessToken, requestId: currentContext()?.requestId ?? newId() };
    const user = await runWith(context, () => this.user(account));
    return { accessToken, expiresAt, storageKey, user, redirectTo: homeOf(account.role) };
  }

  async user({ userId, names, ...account }: Account): Promise<SessionUser> {
    const person = await this.people.byId(userId);
    return { ...person, ...names, ...account, onboardingCompleted: account.role !== null };
  }
}
