// Makes Somo open without a connection for whoever is signed in: registers the worker that keeps the files of the app, and keeps copies of what
// they read.
import type { QueryClient } from '@tanstack/react-query';
import { hourMs } from '@somo/calendar/days';
import { i18n } from '../i18n/i18n';
import { countData } from '../lib/count-data';
import { keepSession } from '../lib/device-session';
import { followVersions } from '../lib/new-version';
import { registerWorker } from '../lib/register-worker';
import { session } from '../lib/session';
import { forgetCopies, keepCopies } from './keep-copies';
import { keepLastSeen } from './last-seen/keep-last-seen';

/** A page that stays open looks for new versions as often. */
const everyMs = hourMs;
/** Its first page and those that it fetches in the background come first. */
const afterMs = 4_000;

/** Counts what this page uses, and keeps what is needed offline, as long as this browser may, until the returned function is called. */
export function stayOffline(cache: QueryClient): () => void {
  const stopCounting = countData();
  let stop: (() => void) | undefined;
  const follow = () => {
    if (session.opensOffline()) {
      stop ??= keepAll(cache);
      void keepSession().catch(() => undefined);
    } else {
      stop?.();
      stop = undefined;
      void forgetCopies().catch(() => undefined);
    }
  };
  follow();
  const stopFollowing = session.subscribe(follow);
  return () => {
    stopCounting();
    stopFollowing();
    stop?.();
  };
}

function keepAll(cache: QueryClient): () => void {
  const stopCopies = keepCopies(cache);
  const stopLastSeen = keepLastSeen();
  let registration: ServiceWorkerRegistration | undefined;
  let over = false;
  const begin = async () => {
    if (!('serviceWorker' in navigator)) return;
    registration = await registerWorker();
    if (over) return;
    followVersions(registration);
    await keepFiles();
  };
  // A browser may refuse, or its disk be full: the page works as before.
  const timer = setTimeout(() => void begin().catch(() => undefined), afterMs);
  const look = setInterval(() => void registration?.update().catch(() => undefined), everyMs);
  return () => {
    over = true;
    clearTimeout(timer);
    clearInterval(look);
    stopCopies();
    stopLastSeen();
  };
}

/** Tells the worker which files this page has opened so far; from then on, it sees them itself. */
async function keepFiles(): Promise<void> {
  const ready = await navigator.serviceWorker.ready;
  const opened = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = opened.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const state = session.state();
  const role = state.status === 'signed-in' ? state.user.role : null;
  ready.active?.postMessage({
    type: 'somo.keep',
    ...{ locale: i18n.language, role: role ?? 'none' },
    files: [...new Set(files.map(({ pathname }) => pathname))],
  });
}
