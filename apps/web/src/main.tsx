import { createRoot, hydrateRoot } from 'react-dom/client';
import { allRoutes } from './app/all-routes';
import { App } from './app/app';
import { lastSeenId } from './app/last-seen/last-seen';
import { browserHistory } from './app/routing/history';
import { createPageRouter } from './app/routing/page-router';
import { visitorRoutes } from './app/visitor-routes';
import { showWords } from './i18n/hold-words';
import { i18n } from './i18n/i18n';
import { speakAt } from './i18n/locale';
import { languageOfPath } from './lib/local-path';
import { sessionMarker } from './lib/session-marker';

const root = document.getElementById('root')!;
const drawnIn = document.documentElement.lang;

/** Signals public/start.js, which waits for this, that the app has started. */
function awake(): void {
  showWords();
  root.querySelector('main[inert]')?.removeAttribute('inert');
  document.dispatchEvent(new Event('somo-start'));
}

async function start(): Promise<void> {
  await speakAt(languageOfPath(location.pathname));
  const more = import.meta.env.DEV ? (await import('./app/dev-routes')).devRoutes : [];
  const loadAll = async () => [...more, ...(await import('./app/router')).routes];
  allRoutes.fetch = loadAll;
  // Who is signed in is soon on a page of their own.
  if (sessionMarker.read()) void loadAll().catch(() => {});
  if (sessionMarker.read() && !navigator.onLine) void import('./app/resume-offline').catch(() => {});
  const seen = document.getElementById(lastSeenId);
  if (seen) {
    const removing = import('./app/last-seen/remove-last-seen').then(({ removeLastSeen }) => removeLastSeen(root, seen));
    removing.catch(() => seen.remove());
  }
  const router = createPageRouter([...more, ...visitorRoutes], browserHistory(), loadAll);
  if (root.hasChildNodes() && i18n.language === drawnIn) {
    await router.ready;
    hydrateRoot(root, <App router={router} onStart={awake} />);
  } else {
    createRoot(root).render(<App router={router} onStart={awake} />);
  }
}

void start();
