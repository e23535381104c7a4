// Who may see which page, and where everyone else is redirected, in one table.
import type { Role } from '@somo/contracts/caller';
import type { SessionUser } from '@somo/contracts/people';
import type { SessionState } from '../lib/session';
import { dashboardOf, ownPath, paths } from '../lib/paths';

/** `home` and `guest` redirect signed-in users; `onboarding` only needs a session; `lesson` is for students and teachers; the others need their role. Operators may have to set up two-step sign-in in their settings first. */
export type Area = 'open' | 'home' | 'guest' | 'onboarding' | 'lesson' | 'student' | 'teacher' | 'admin' | 'admin-settings';

type AccessDecision = { show: true } | { wait: true } | { retry: true } | { to: string; from?: string; ended?: true };

const show: AccessDecision = { show: true };

/**
 * Returns where a user goes after signing in: onboarding if it is unfinished,
 * else the page they asked for, else the one the server suggests.
 */
export function landingOf(user: SessionUser, redirectTo: string, from: unknown): string {
  if (!user.onboardingCompleted) return paths.onboarding;
  const wanted = ownPath(from);
  if (wanted && dashboardOf(user.role)) return wanted;
  const offered = ownPath(redirectTo);
  return dashboardOf(user.role) ? (offered ?? dashboardOf(user.role) ?? paths.home) : paths.onboarding;
}

function rolesOf(area: 'lesson' | 'student' | 'teacher' | 'admin' | 'admin-settings'): Role[] {
  if (area === 'lesson') return ['student', 'teacher'];
  return [area === 'admin-settings' ? 'admin' : area];
}

function forSignedIn(area: Area, user: SessionUser, redirectTo: string, from: unknown): AccessDecision {
  switch (area) {
    case 'open':
    case 'onboarding':
      return show;
    case 'guest':
      return { to: landingOf(user, redirectTo, from) };
    case 'home': {
      const dashboard = user.onboardingCompleted ? dashboardOf(user.role) : null;
      return dashboard ? { to: dashboard } : show;
    }
    case 'lesson':
    case 'student':
    case 'teacher':
    case 'admin':
    case 'admin-settings': {
      if (!user.onboardingCompleted) return { to: paths.onboarding };
      if (area === 'admin' && user.duty === 'set-up-two-step') return { to: paths.adminSettings };
      const isAllowed = rolesOf(area).some((role) => role === user.role);
      return isAllowed ? show : { to: dashboardOf(user.role) ?? paths.unauthorized };
    }
  }
}

export function decide(area: Area, session: SessionState, page: { here: string; from: unknown }): AccessDecision {
  if (area === 'open') return show;
  if (session.status === 'signed-in') return forSignedIn(area, session.user, session.redirectTo, page.from);
  if (area === 'home' || area === 'guest') return show;
  if (session.status === 'loading') return { wait: true };
  if (session.status === 'unknown') return { retry: true };
  if (session.left) return { to: paths.login };
  return { to: paths.login, from: page.here, ...(session.ended ? { ended: true } : {}) };
}
