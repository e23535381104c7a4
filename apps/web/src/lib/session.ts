// Who is signed in. The access token exists in this module's memory only, the refresh token in a cookie that no script can read.
import type { SessionAnswer } from '@somo/contracts/routes/auth';
import type { SessionUser } from '@somo/contracts/people';
import { fromInstant } from '@somo/contracts/time';
import { clock } from './clock';
import { takeEarlyRefresh } from './early-refresh';
import { oneTabAtATime } from './one-tab';
import { isPassing, ProblemError } from './problem';
import { send } from './send';
import { unsentSignOut } from './unsent-sign-out';
import { sessionMarker } from './session-marker';
import { deviceStore, forgetDevice, keptForKey } from './storage';

export type SessionState =
  | { status: 'loading' }
  /** There is a session, but the server does not answer whose. */
  | { status: 'unknown' }
  /**
   * `left`: the user has just signed out, and signing in again must not return them to the page they left. `ended`: the session ended
   * without the user asking for it here.
   */
  | { status: 'signed-out'; left?: true; ended?: true }
  /** `isAway`: the server has not answered, and this device knows from last time whose session it is. */
  | { status: 'signed-in'; user: SessionUser; redirectTo: string; isAway?: true };

/** What this device knows of a session from last time. */
export interface Resumed {
  user: SessionUser;
  redirectTo: string;
  /** Encrypts what this browser keeps for the user. */
  key: CryptoKey;
}

const tickMs = 30_000;
const refreshBeforeMs = 3 * tickMs;
const retriesMs = [200, 400, 800, 1600];
/** A person waits no longer for a server that does not answer: what their device keeps is shown meanwhile. */
const silentMs = 8_000;
/** Nor for what their browser keeps, if its database does not answer. */
const readingMs = 3_000;

let state: SessionState = { status: 'loading' };
let access: (SessionAnswer & { isNew: boolean }) | null = null;
let away: { storageKey: CryptoKey; isNew: false } | null = null;
/** Resumes the session from what this device keeps, if it does. */
let askDevice: () => Promise<unknown> = () => Promise.resolve();
let isSigningOut = false;
let refreshing: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function become(next: SessionState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function becomeVisitor(): void {
  access = away = null;
  forgetDevice();
  become(isSigningOut ? { status: 'signed-out', left: true } : { status: 'signed-out', ended: true });
}

/** Stores the session from the response of a route that signs a user in. */
function accept(answer: SessionAnswer): void {
  unsentSignOut.clear();
  const opensOffline = answer.opensOffline ?? session.opensOffline();
  access = { ...answer, opensOffline, isNew: state.status === 'signed-out' };
  if (!opensOffline) forgetDevice();
  away = null;
  sessionMarker.write({ userId: answer.user.id, expiresAt: answer.expiresAt });
  become({ status: 'signed-in', user: answer.user, redirectTo: answer.redirectTo });
}

/** Goes on without the server, as long as it does not answer, once what this browser keeps has been read: pages then show it at once. */
async function resume({ user, redirectTo, key }: Resumed, read?: () => Promise<void>): Promise<void> {
  if (access || away || sessionMarker.read()?.userId !== user.id) return;
  const mine = { storageKey: key, isNew: false as const };
  away = mine;
  if (read) await Promise.race([read().catch(() => {}), new Promise((goOn) => setTimeout(goOn, readingMs))]);
  // The server may have answered meanwhile, and another tab signed out.
  if (away !== mine) return;
  if (sessionMarker.read()?.userId !== user.id) away = null;
  else become({ status: 'signed-in', user, redirectTo, isAway: true });
}

/** Signs this page out and, by clearing the marker, every other tab. What is unsent is nobody's then, unless the session has merely expired. */
function forget(isExpired = false): void {
  const hadSession = access !== null || sessionMarker.read() !== null;
  if (!isExpired) deviceStore.remove(keptForKey);
  forgetDevice();
  access = away = null;
  sessionMarker.clear();
  if (state.status === 'signed-out') return;
  if (hadSession || isSigningOut) becomeVisitor();
  else become({ status: 'signed-out' });
}

/** Marks that the user asked to sign out. Set before the request, because the server's push about it may arrive before its response. */
function leaving(really: boolean): void {
  isSigningOut = really;
}

/** Called on a guest page, where signing out leads: from here on, the page a visitor asks for is remembered again. */
function settle(): void {
  isSigningOut = false;
  if (state.status === 'signed-out' && state.left) become({ status: 'signed-out' });
}

async function askForNewToken(): Promise<boolean> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      if (await unsentSignOut.send()) {
        forget();
        return false;
      }
      // If two tabs rotated the same cookie at once, the reused token would end the whole token family.
      const early = attempt === 0 ? takeEarlyRefresh() : undefined;
      const ask = () => send('POST /api/auth/refresh', early && { early }, null);
      const answer = await (early ? ask() : oneTabAtATime('somo-refresh', ask));
      // They may have signed out in another tab meanwhile, which the server does not know yet.
      if (await unsentSignOut.send()) return false;
      accept(answer);
      return true;
    } catch (error) {
      const pause = navigator.onLine ? retriesMs[attempt] : undefined;
      if (isPassing(error) && pause !== undefined) {
        // What the device keeps is shown meanwhile.
        if (!access && !away) await askDevice();
        await new Promise((resume) => setTimeout(resume, pause));
        continue;
      }
      // Where the browser has dropped the cookie, its time was over too.
      if (error instanceof ProblemError && [401, 403].includes(error.problem.status)) forget(/expired|missing/.test(error.problem.code));
      else await goOnAlone();
      return false;
    }
  }
}

/** The server does not answer whose session this is. */
async function goOnAlone(): Promise<void> {
  if (!access && !away) await askDevice();
  if (!access && !away) become({ status: 'unknown' });
}

/** Refreshes the access token, one request at a time. Resolves to false if the session has ended or the server does not answer. */
function refresh(): Promise<boolean> {
  refreshing ??= askForNewToken().finally(() => (refreshing = null));
  return refreshing;
}

/** Handles the end of a session as the server reports it. Unless the user ended it, it may not be this page's session. */
function ended(): void {
  if (isSigningOut) forget();
  else void refresh();
}

function refreshWhenDue(): void {
  const due = access && fromInstant(access.expiresAt) - clock.now() <= refreshBeforeMs;
  if (due || away || state.status === 'unknown') void refresh();
  else void unsentSignOut.send();
}

/** Another tab has signed in, signed out, or signed in as another user. */
function follow(): void {
  const marker = sessionMarker.read();
  const userId = state.status === 'signed-in' ? state.user.id : null;
  if (!marker && userId) becomeVisitor();
  else if (marker && marker.userId !== userId) void refresh();
}

/**
 * Restores the session on page load and returns a function that stops following it. A visitor who never signed in causes no request,
 * unless the browser blocks storage. `fromDevice` resumes the session if the server does not answer.
 */
function start(fromDevice = askDevice): () => void {
  askDevice = fromDevice;
  void unsentSignOut.send();
  if (sessionMarker.read() || !sessionMarker.isReadable()) void refresh();
  else become({ status: 'signed-out' });
  const timer = setInterval(refreshWhenDue, tickMs);
  const silence = setTimeout(() => state.status === 'loading' && void askDevice(), silentMs);
  const stopFollowing = sessionMarker.onChangeElsewhere(follow);
  document.addEventListener('visibilitychange', refreshWhenDue);
  window.addEventListener('online', refreshWhenDue);
  return () => {
    clearInterval(timer);
    clearTimeout(silence);
    window.removeEventListener('online', refreshWhenDue);
    stopFollowing();
    document.removeEventListener('visibilitychange', refreshWhenDue);
  };
}

export const session = {
  state: () => state,
  token: () => access?.accessToken ?? null,
  /** Returns what encrypts what this browser keeps for the user, and whether they have just signed in; null while nobody is signed in. */
  storage: () => access ?? away,
  isAway: () => away !== null,
  /** Returns whether this browser may keep what opens Somo without a connection. */
  opensOffline: () => access?.opensOffline ?? away !== null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  start,
  accept,
  resume,
  forget,
  ended,
  leaving,
  settle,
  refresh,
};
